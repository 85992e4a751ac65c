interface ImportMetaEnv {
  /** '1' puts the fake backend into the browser. */
  readonly VITE_MOCK?: string;
  /** Without it the reporter is not in the build. Where reports go is read from the page: see docs/monitoring.md. */
  readonly VITE_REPORT_URL?: string;
}

/** The address of a worker's script in the build. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
