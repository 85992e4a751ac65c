import { tokyoTime } from '../../../lib/time/chatTime.ts';
import type { OwnData } from './collectData.ts';

/** What the file of one's own data holds (rule V4). */
export interface DataFile {
  /** The form of the file. A change that readers of the file would notice is another number. */
  version: 1;
  /** When it was made, in UTC. */
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
