interface ImportMetaEnv {
  /** '1' runs the fake backend in the browser. */
  readonly VITE_MOCK?: string;
  /** Without it the reporter is not in the build. The reports' URL is read from the page: see docs/deployment.md. */
  readonly VITE_REPORT_URL?: string;
}

/** The URL of a worker's script in the build. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
