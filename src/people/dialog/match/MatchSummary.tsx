import { paths } from '../../../navigation/paths.ts';
import type { MatchScore } from '../../../scoring/matchScore.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { ScoreRing } from '../../../ui/Ring/ScoreRing.tsx';
import { card, matchLabels } from '../../copy.ts';
import { matchLabelTone } from '../../matchLabel.css.ts';
import { matchBreakdown } from '../copy.ts';
import * as css from './MatchSummary.css.ts';

interface MatchSummaryProps {
  score: Pick<MatchScore, 'total' | 'label'>;
  /** One sentence about what both have in common; null when there is nothing. */
  sentence: string | null;
  /** Whether the viewer's profile has too few tags for a reliable score. */
  isUnreliable: boolean;
}

/**
 * Renders the match score with one sentence that explains it, and how the viewer can make it more reliable (rule F32).
 */
export function MatchSummary({ score, sentence, isUnreliable }: MatchSummaryProps) {
  return (
    <div className={css.root}>
      <ScoreRing value={score.total} size={56} />
      <div className={css.words}>
        <p className={css.score}>
          <span>{`${card.match(score.total)} `}</span>
          <span className={`${css.label} ${matchLabelTone[score.label]}`}>{matchLabels[score.label]}</span>
        </p>
        {sentence !== null && <p className={css.sentence}>{sentence}</p>}
        {isUnreliable && (
          <p className={css.improve}>
            <Link href={paths.profileEdit}>{matchBreakdown.improve(matchBreakdown.genresAndInstruments)}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
