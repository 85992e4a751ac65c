/** The one place that reads where reports are sent, and how many page loads report. */
export interface ReportSettings {
  url: string;
  /** From 0 to 1. */
  sample: number;
}

export function reportSettings(): ReportSettings {
  const sample = Number(import.meta.env.VITE_REPORT_SAMPLE || 1);
  return { url: import.meta.env.VITE_REPORT_URL ?? '', sample: sample >= 0 && sample <= 1 ? sample : 0 };
}
