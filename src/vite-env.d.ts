interface ImportMetaEnv {
  /** '1' puts the fake backend into the browser. */
  readonly VITE_MOCK?: string;
  /** Where reports for the operator are sent; without it the reporter is not in the build. See docs/monitoring.md. */
  readonly VITE_REPORT_URL?: string;
  /** The share of page loads that report, from 0 to 1; 1 unless given. */
  readonly VITE_REPORT_SAMPLE?: string;
}

/** The address of a worker's script in the build. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
