import { nfkc } from '../../../lib/text/nfkc.ts';

/** Of the count-in, in beats a minute. */
export const TEMPO = { slowest: 40, fastest: 240, usual: 120 } as const;

/** The tempo that a text means: the nearest one that is possible, and the usual one for what is no number. */
export function tempoOf(text: string): number {
  const typed = Math.round(Number(nfkc(text).trim() || Number.NaN));
  return Number.isNaN(typed) ? TEMPO.usual : Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, typed));
}
