import { useId } from 'react';
import type { CompletenessItem, MissingItem } from '../../../scoring/profileCompleteness.ts';
import { ChevronRightIcon } from '../../../ui/icons/shellIcons.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { completeness, missingItems, missingReasons } from '../copy.ts';
import * as css from './MissingItems.css.ts';

/** Maximum number of missing items that are listed; for the others their number is shown (rule P24). */
const MAX_ITEMS = 3;

interface MissingItemsProps {
  missing: readonly MissingItem[];
  /** Called when the user presses a missing item. */
  onGoTo: (item: CompletenessItem) => void;
}

/** Renders the missing items that would raise the completeness most; each leads to its field. */
export function MissingItems({ missing, onGoTo }: MissingItemsProps) {
  const shown = missing.slice(0, MAX_ITEMS);
  const rest = missing.length - shown.length;
  return (
    <Stack gap="small">
      <p className={css.hint}>{completeness.missing}</p>
      <Stack as="ul" gap="small">
        {shown.map((missingItem, index) => (
          <li key={missingItem.item}>
            <MissingItemButton missingItem={missingItem} onGoTo={onGoTo} isNext={index === 0} />
          </li>
        ))}
      </Stack>
      {rest > 0 && <p className={css.rest}>{completeness.rest(rest)}</p>}
    </Stack>
  );
}

interface MissingItemButtonProps {
  missingItem: MissingItem;
  onGoTo: (item: CompletenessItem) => void;
  /** Whether it is the item with the greatest gain, which is shown with its reason. */
  isNext: boolean;
}

/** Renders a missing item, which leads to its field. */
export function MissingItemButton({ missingItem: { item, left, gain }, onGoTo, isNext }: MissingItemButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.item}
        aria-describedby={isNext ? id : undefined}
        onClick={() => onGoTo(item)}
      >
        <span className={css.words}>{missingItems[item](left)}</span>
        <span className={css.gain} aria-hidden="true">
          {`+${gain}%`}
        </span>
        <ChevronRightIcon size="small" />
      </button>
      {isNext && (
        <p id={id} className={css.reason}>
          {missingReasons[item]}
        </p>
      )}
    </>
  );
}
