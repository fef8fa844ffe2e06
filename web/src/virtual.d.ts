declare module '*.md' {
  const page: string;
  export default page;
}

declare module 'virtual:texts' {
  type Language = (typeof import('./generated/house').LANGUAGES)[number];
  /** What brings the texts of each language: those of every page, and those for whoever learns a game. */
  export const READERS: Record<'common' | 'learning', Record<Language, () => Promise<{ default: string }>>>;
}
