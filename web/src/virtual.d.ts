declare module '*.md' {
  const page: string;
  export default page;
}

declare module 'virtual:texts' {
  type Language = (typeof import('./generated/house').LANGUAGES)[number];
  /** What brings the texts of each language: those of every page, those of lessons and those of puzzles. */
  export const READERS: Record<
    'common' | 'learning' | 'puzzles',
    Record<Language, () => Promise<{ default: string }>>
  >;
}
