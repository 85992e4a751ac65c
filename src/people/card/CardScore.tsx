import type { MatchScore } from '../../scoring/matchScore.ts';
import { ScoreRing } from '../../ui/Ring/ScoreRing.tsx';
import { card, matchLabels } from '../copy.ts';
import { matchLabelTone } from '../matchLabel.css.ts';
import * as css from './CardScore.css.ts';

/** Renders the match score as a ring, as a number and as its label. */
export function CardScore({ score: { total, label } }: { score: Pick<MatchScore, 'total' | 'label'> }) {
  return (
    <div className={css.root}>
      <ScoreRing value={total} size={36} />
      <p className={css.words}>{card.match(total)}</p>
      <p className={`${css.label} ${matchLabelTone[label]}`}>{matchLabels[label]}</p>
    </div>
  );
}
