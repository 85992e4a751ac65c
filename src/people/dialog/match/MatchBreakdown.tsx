import type { MatchScore } from '../../../scoring/matchScore.ts';
import { Collapsible } from '../../../ui/Collapsible/Collapsible.tsx';
import { matchBreakdown } from '../copy.ts';
import * as section from '../detail/DetailSection.css.ts';
import { MatchPartRow } from './MatchPartRow.tsx';
import * as css from './MatchBreakdown.css.ts';

const parts = ['genre', 'instrument', 'skill', 'location'] as const;

interface MatchBreakdownProps {
  score: MatchScore;
  /** The display name of the other person. */
  name: string;
}

/** Renders the four parts of the match score, which are expanded on demand. */
export function MatchBreakdown({ score, name }: MatchBreakdownProps) {
  return (
    <section className={section.root} aria-label={matchBreakdown.title}>
      <Collapsible title={matchBreakdown.title} openLabel={matchBreakdown.open} closeLabel={matchBreakdown.close}>
        <ul className={css.parts}>
          {parts.map((part) => (
            <MatchPartRow key={part} title={matchBreakdown[part]} part={score.parts[part]} name={name} />
          ))}
        </ul>
        <p className={css.note}>{matchBreakdown.disclaimer}</p>
      </Collapsible>
    </section>
  );
}
