import type { MatchPart } from '../../../scoring/matchScore.ts';
import { why } from './copy.ts';
import * as css from './MatchPartRow.css.ts';
import { reasonText } from './reasonText.ts';

interface MatchPartRowProps {
  title: string;
  part: MatchPart;
  /** Of whom I am compared with. */
  name: string;
}

/** A part of the score: its points as a bar, how much it weighs, and why. */
export function MatchPartRow({ title, part: { shown, weight, reasons }, name }: MatchPartRowProps) {
  return (
    <li className={css.root}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.weight}>{why.weight(weight)}</span>
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
