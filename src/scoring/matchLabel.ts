/**
 * Class of a match score, shown next to it: 高相性, 相性良好, 相性あり, 新しい出会い. The formula never returns less
 * than 40 (rule G1).
 */
export type MatchLabel = 'high' | 'good' | 'fair' | 'new';

/** Returns the class of a total (rule G21): from 80, from 60, from 40, below. */
export function matchLabel(total: number): MatchLabel {
  if (total >= 80) return 'high';
  if (total >= 60) return 'good';
  return total >= 40 ? 'fair' : 'new';
}
