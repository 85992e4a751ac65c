import type { MatchInput } from './matchInput.ts';
import type { SkillReason } from './matchReason.ts';

/** By the steps between two levels (spec.md section 9). */
const points = [100, 80, 50, 20, 0] as const;
const kinds = ['skillSame', 'skillNear'] as const;

function steps({ skill: mine }: MatchInput, { skill: theirs }: MatchInput): number {
  return Math.abs(mine.rank - theirs.rank);
}

/** 0 to 100. */
export function skillPoints(mine: MatchInput, theirs: MatchInput): number {
  return points[steps(mine, theirs)] ?? 0;
}

export function skillReasons(mine: MatchInput, theirs: MatchInput): SkillReason[] {
  return [{ kind: kinds[steps(mine, theirs)] ?? 'skillFar', mine: mine.skill, theirs: theirs.skill }];
}
