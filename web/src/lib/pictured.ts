/** A line about a thing, and the rule behind it, for those who point at it or press it long. */
export const explained = (about: string, rule?: string) =>
  ({ 'data-explain': about, 'data-rule': rule }) as const;

/** The attributes of a drawn thing: its name for those who cannot see it, and a line about it. */
export const pictured = (label: string, about = label, rule?: string) =>
  ({ role: 'img', 'aria-label': label, ...explained(about, rule) }) as const;
