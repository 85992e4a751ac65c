interface ImportMetaEnv {
  /** '1' puts the fake backend into the browser. */
  readonly VITE_MOCK?: string;
}

/** The address of a worker's script in the build. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
