import type { MatchScore } from '../../../scoring/matchScore.ts';
import { ScoreDial } from '../../../ui/Ring/ScoreDial.tsx';
import { card, matchLabels } from '../copy.ts';
import * as css from './CardScore.css.ts';

/** How well we match: the ring, the figure in words, and what it means. */
export function CardScore({ score: { total, label } }: { score: Pick<MatchScore, 'total' | 'label'> }) {
  return (
    <div className={css.root}>
      <ScoreDial value={total} size={36} />
      <p className={css.words}>{card.match(total)}</p>
      <p className={css.label[label]}>{matchLabels[label]}</p>
    </div>
  );
}
