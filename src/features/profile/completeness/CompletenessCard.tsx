import type { CompletenessItem, ProfileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ChevronRightIcon } from '../../../ui/icons/ChevronRightIcon.tsx';
import { RingProgress } from '../../../ui/Progress/RingProgress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { completeness, missingItems } from '../copy.ts';
import * as css from './CompletenessCard.css.ts';

/** Rule P24: at most three missing items are listed, and the number of the others. */
const MAX_ITEMS = 3;

interface CompletenessCardProps {
  completeness: ProfileCompleteness;
  /** Called when the user presses a missing item. */
  onGoTo: (item: CompletenessItem) => void;
}

/** Shows the completeness of the profile while it is edited, and the missing items that would raise it most. */
export function CompletenessCard({ completeness: { value, missing }, onGoTo }: CompletenessCardProps) {
  const shown = missing.slice(0, MAX_ITEMS);
  const rest = missing.length - shown.length;
  return (
    <Card>
      <Stack as="section" gap="medium" aria-label={completeness.title}>
        <div className={css.head}>
          <RingProgress value={value} label={completeness.title} size={80} />
          <h2 className={css.title}>{completeness.title}</h2>
        </div>
        <p className={css.lead}>{missing.length === 0 ? completeness.full : completeness.lead}</p>
        {shown.length > 0 && (
          <Stack gap="small">
            <p className={css.hint}>{completeness.missing}</p>
            <Stack as="ul" gap="small">
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
            </Stack>
            {rest > 0 && <p className={css.rest}>{completeness.rest(rest)}</p>}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
