declare module '*.md' {
  const page: string;
  export default page;
}

declare module 'virtual:texts' {
  type Language = (typeof import('./generated/house').LANGUAGES)[number];
  /** What brings the texts of each language: those of every page, and those of some. */
  export const READERS: Record<
    | 'common'
    | 'advice'
    | 'analysis'
    | 'newcomer'
    | 'learning'
    | 'puzzles'
    | 'replay'
    | 'me'
    | 'party'
    | 'passed'
    | 'explore'
    | 'tournaments'
    | 'clubs'
    | 'deals'
    | 'openings'
    | 'turtles'
    | 'buccaneers'
    | 'tortuga1667',
    Record<Language, () => Promise<{ default: string }>>
  >;
}
