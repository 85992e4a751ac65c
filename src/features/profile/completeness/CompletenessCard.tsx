import type { CompletenessItem, ProfileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ChevronRightIcon } from '../../../ui/icons/ChevronRightIcon.tsx';
import { RingProgress } from '../../../ui/Progress/RingProgress.tsx';
import { completeness, missingItems } from '../copy.ts';
import * as css from './CompletenessCard.css.ts';

/** spec.md section 2: up to three missing items, and how many more there are. */
const MOST_ITEMS = 3;

interface CompletenessCardProps {
  completeness: ProfileCompleteness;
  /** Somebody wants to fill it in. */
  onGoTo: (item: CompletenessItem) => void;
}

/** How complete the profile is as it is typed, and the way to what would bring most. */
export function CompletenessCard({ completeness: { value, missing }, onGoTo }: CompletenessCardProps) {
  const shown = missing.slice(0, MOST_ITEMS);
  const rest = missing.length - shown.length;
  return (
    <Card>
      <section className={css.root} aria-label={completeness.title}>
        <div className={css.head}>
          <RingProgress value={value} label={completeness.title} size={80} />
          <h2 className={css.title}>{completeness.title}</h2>
        </div>
        <p className={css.lead}>{missing.length === 0 ? completeness.full : completeness.lead}</p>
        {shown.length > 0 && (
          <div className={css.missing}>
            <p className={css.hint}>{completeness.missing}</p>
            <ul className={css.list}>
              {shown.map(({ item, left, gain }) => (
                <li key={item}>
                  <button type="button" className={css.item} onClick={() => onGoTo(item)}>
                    <span className={css.words}>{missingItems[item](left)}</span>
                    <span className={css.gain} aria-hidden="true">
                      +{gain}%
                    </span>
                    <ChevronRightIcon size="small" />
                  </button>
                </li>
              ))}
            </ul>
            {rest > 0 && <p className={css.rest}>{completeness.rest(rest)}</p>}
          </div>
        )}
      </section>
    </Card>
  );
}
