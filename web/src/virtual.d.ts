declare module '*.md' {
  const page: string;
  export default page;
}

declare module 'virtual:texts/*' {
  const text: string;
  export default text;
}
