import { operatorSetting } from '../lib/browser/operatorSetting.ts';

/** The one place that reads where reports are sent, and how many page loads report. */
export interface ReportSettings {
  /** Empty: nothing is reported. */
  url: string;
  /** From 0 to 1. */
  sample: number;
}

export function reportSettings(): ReportSettings {
  const sample = Number(operatorSetting('reportSample') || 1);
  return { url: operatorSetting('reportUrl'), sample: sample >= 0 && sample <= 1 ? sample : 0 };
}
