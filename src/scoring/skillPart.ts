import type { MatchInput } from './matchInput.ts';

/** Points by the number of steps between two levels (rule G8). */
const points = [100, 80, 50, 20, 0] as const;

/** Returns the number of steps between the levels of two people, 0 to 4. */
export function skillSteps({ skill: mine }: MatchInput, { skill: theirs }: MatchInput): number {
  return Math.abs(mine.rank - theirs.rank);
}

/** Returns the match score's points for skill, 0 to 100. */
export function skillPoints(mine: MatchInput, theirs: MatchInput): number {
  return points[skillSteps(mine, theirs)] ?? 0;
}
