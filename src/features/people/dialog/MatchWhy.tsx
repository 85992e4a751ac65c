import type { MatchScore } from '../../../scoring/matchScore.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { ScoreDial } from '../../../ui/Ring/ScoreDial.tsx';
import { card, matchLabels } from '../copy.ts';
import { why } from './copy.ts';
import { DetailSection } from './DetailSection.tsx';
import { MatchPartRow } from './MatchPartRow.tsx';
import * as css from './MatchWhy.css.ts';

const parts = ['genre', 'instrument', 'skill', 'location'] as const;

interface MatchWhyProps {
  score: MatchScore;
  /** Of whom I am compared with. */
  name: string;
  /** My own profile says too little for a sure score. */
  isVague: boolean;
}

/** How well we match and why: the score, its four parts, and what would make it surer. */
export function MatchWhy({ score, name, isVague }: MatchWhyProps) {
  return (
    <DetailSection title={why.title}>
      <div className={css.root}>
        <div className={css.total}>
          <ScoreDial value={score.total} size={96} />
          <p className={css.words}>{card.match(score.total)}</p>
          <p className={css.label}>{matchLabels[score.label]}</p>
        </div>
        <ul className={css.parts}>
          {parts.map((part) => (
            <MatchPartRow key={part} title={why[part]} part={score.parts[part]} name={name} />
          ))}
        </ul>
      </div>
      {isVague && (
        <p className={css.improve}>
          <Link href={paths.profileEdit}>{why.improve(why.genresAndInstruments)}</Link>
        </p>
      )}
      <p className={css.note}>{why.disclaimer}</p>
    </DetailSection>
  );
}
