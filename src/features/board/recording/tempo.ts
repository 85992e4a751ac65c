import { nfkc } from '../../../lib/text/nfkc.ts';

/** Limits and default of the count-in, in beats a minute. */
export const TEMPO = { slowest: 40, fastest: 240, usual: 120 } as const;

/** Parses a tempo: returns the nearest possible one, or the default if the text is not a number. */
export function tempoOf(text: string): number {
  const typed = Math.round(Number(nfkc(text).trim() || Number.NaN));
  return Number.isNaN(typed) ? TEMPO.usual : Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, typed));
}
