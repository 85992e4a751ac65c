import type { ReactNode, Ref } from 'react';
import { TickIcon } from '../icons/TickIcon.tsx';
import * as css from './ChipButtons.css.ts';

interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** Number of items that the tag stands for; not shown if undefined. */
  count?: number;
  disabled?: boolean;
  /** -1 for a chip that is reached by the arrow keys of its group. */
  tabIndex?: 0 | -1;
  ref?: Ref<HTMLButtonElement>;
}

/** A tag that can be switched on and off. */
export function ToggleChip({
  children,
  pressed,
  onPressedChange,
  count,
  disabled = false,
  tabIndex,
  ref,
}: ToggleChipProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.toggle}
      aria-pressed={pressed}
      tabIndex={tabIndex}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && (
        <span className={css.tick}>
          <TickIcon size="small" />
        </span>
      )}
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}
