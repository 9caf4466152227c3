declare module '*.woff2' {
  /** Address of the emitted file, base path included. */
  const address: string;
  export default address;
}
