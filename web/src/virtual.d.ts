declare module 'virtual:texts/*' {
  const text: string;
  export default text;
}
