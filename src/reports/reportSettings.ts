import { operatorSetting } from '../lib/browser/operatorSetting.ts';

/** Where reports are sent, and which share of page loads sends them. */
export interface ReportSettings {
  /** URL that receives the reports; empty to report nothing. */
  url: string;
  /** Share of page loads that send reports, from 0 to 1. */
  sample: number;
}

export function reportSettings(): ReportSettings {
  const sample = Number(operatorSetting('reportSample') || 1);
  return { url: operatorSetting('reportUrl'), sample: sample >= 0 && sample <= 1 ? sample : 0 };
}
