import { tokyoTime } from '../../../lib/time/chatTime.ts';
import type { OwnData } from './collectData.ts';

/** Content of the file of the user's own data (rule V4). */
export interface DataFile {
  /** Version of the file's format; incremented with each change that readers of the file would notice. */
  version: 1;
  /** When it was created, in UTC. */
  created_at: string;
  parts: OwnData;
}

/** @param at milliseconds since 1970 */
export function dataFile(parts: OwnData, at: number): { name: string; content: DataFile } {
  const { year, month, day } = tokyoTime(at);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    name: `otonowa-data-${date}.json`,
    content: { version: 1, created_at: new Date(at).toISOString(), parts },
  };
}
