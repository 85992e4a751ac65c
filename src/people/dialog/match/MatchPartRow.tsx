import type { MatchPart } from '../../../scoring/matchScore.ts';
import { matchBreakdown } from '../copy.ts';
import * as css from './MatchPartRow.css.ts';
import { reasonText } from './reasonText.ts';

interface MatchPartRowProps {
  title: string;
  part: MatchPart;
  /** The display name of the other person. */
  name: string;
}

/** Renders one part of the match score: its points as a number and a bar, its weight and its reasons. */
export function MatchPartRow({ title, part: { shown, weight, reasons }, name }: MatchPartRowProps) {
  return (
    <li className={css.root}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.weight}>{matchBreakdown.weight(weight)}</span>
        <span className={css.points}>{shown}</span>
      </div>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ width: `${shown}%` }} />
      </div>
      {reasons.map((reason) => (
        <p key={reason.kind} className={css.reason}>
          {reasonText(reason, name)}
        </p>
      ))}
    </li>
  );
}
