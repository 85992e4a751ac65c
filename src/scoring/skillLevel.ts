import { comparisonKey, normalized, tagLabel, type TagNames } from './comparisonKey.ts';

/** Skill of a person: 1 beginner, 2 intermediate, 3 advanced, 4 expert, 5 master. */
export type SkillRank = 1 | 2 | 3 | 4 | 5;

export interface SkillLevel {
  readonly rank: SkillRank;
  /** The registered label; null without one, which counts as beginner (rule G8). */
  readonly label: string | null;
}

const names: Record<SkillRank, readonly string[]> = {
  1: ['beginner', '初心者', '初級', '初級者'],
  2: ['intermediate', '中級', '中級者'],
  3: ['advanced', '上級', '上級者'],
  4: ['expert', 'professional', 'pro', 'エキスパート', 'プロ級'],
  5: ['master', 'マスター', 'プロ'],
};
const ranks = new Map(([1, 2, 3, 4, 5] as const).flatMap((rank) => names[rank].map((name) => [name, rank] as const)));

/** Returns the level of a skill tag (rule G8), found by its code, name or label; any other tag is a beginner. */
export function skillLevel(tag: TagNames | undefined): SkillLevel {
  if (tag === undefined) return nothingRegistered;
  const rank =
    ranks.get(comparisonKey(tag)) ??
    ranks.get(normalized(tag.name ?? '')) ??
    ranks.get(normalized(tag.display_name_ja ?? '')) ??
    1;
  return { rank, label: tagLabel(tag) };
}

const nothingRegistered: SkillLevel = { rank: 1, label: null };
