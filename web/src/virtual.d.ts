declare module '*.md' {
  const page: string;
  export default page;
}

declare module 'virtual:texts' {
  type Language = (typeof import('./generated/house').LANGUAGES)[number];
  /** What brings the texts of each language. */
  export const READERS: Record<Language, () => Promise<{ default: string }>>;
}
