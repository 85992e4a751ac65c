import { mediaLength } from './mediaLength.ts';

/** Formats an end of a repeated or trimmed part, with tenths of a second: 5.25 → 0:05.2. */
export const tenths = (seconds: number): string => `${mediaLength(seconds)}.${Math.floor((seconds % 1) * 10)}`;
