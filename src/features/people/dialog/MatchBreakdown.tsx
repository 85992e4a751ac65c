import type { MatchScore } from '../../../scoring/matchScore.ts';
import { paths } from '../../../navigation/paths.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { ScoreRing } from '../../../ui/Ring/ScoreRing.tsx';
import { card, matchLabels } from '../copy.ts';
import { matchBreakdown } from './copy.ts';
import { DetailSection } from './DetailSection.tsx';
import { MatchPartRow } from './MatchPartRow.tsx';
import * as css from './MatchBreakdown.css.ts';

const parts = ['genre', 'instrument', 'skill', 'location'] as const;

interface MatchWhyProps {
  score: MatchScore;
  /** The display name of the other person. */
  name: string;
  /** The viewer's profile has too few tags for a reliable score. */
  isUnreliable: boolean;
}

/** The match score with its four parts, and how the viewer can make it more reliable. */
export function MatchBreakdown({ score, name, isUnreliable }: MatchWhyProps) {
  return (
    <DetailSection title={matchBreakdown.title}>
      <div className={css.root}>
        <div className={css.total}>
          <ScoreRing value={score.total} size={96} />
          <p className={css.words}>{card.match(score.total)}</p>
          <p className={css.label}>{matchLabels[score.label]}</p>
        </div>
        <ul className={css.parts}>
          {parts.map((part) => (
            <MatchPartRow key={part} title={matchBreakdown[part]} part={score.parts[part]} name={name} />
          ))}
        </ul>
      </div>
      {isUnreliable && (
        <p className={css.improve}>
          <Link href={paths.profileEdit}>{matchBreakdown.improve(matchBreakdown.genresAndInstruments)}</Link>
        </p>
      )}
      <p className={css.note}>{matchBreakdown.disclaimer}</p>
    </DetailSection>
  );
}
