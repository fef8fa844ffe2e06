/** The attributes of a drawn thing: its name for those who cannot see it, and a line about it for those who point at it. */
export const pictured = (label: string, about = label) =>
  ({ role: 'img', 'aria-label': label, title: about, 'data-explain': about }) as const;
