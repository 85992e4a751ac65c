import type { MatchInput } from './matchInput.ts';
import type { SkillReason } from './matchReason.ts';
import { skillSteps } from './skillPart.ts';

const kinds = ['skillSame', 'skillNear'] as const;

/** Returns the reason for the skill points, from which the profile dialog explains the match score. */
export function skillReasons(mine: MatchInput, theirs: MatchInput): SkillReason[] {
  return [{ kind: kinds[skillSteps(mine, theirs)] ?? 'skillFar', mine: mine.skill, theirs: theirs.skill }];
}
