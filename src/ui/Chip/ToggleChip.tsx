import type { ReactNode } from 'react';
import { TickIcon } from '../icons/icons.tsx';
import * as css from './ChipButtons.css.ts';

interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** -1 for a chip that is reached by the arrow keys of its group. */
  tabIndex?: 0 | -1;
}

/** A tag that can be switched on and off. */
export function ToggleChip({ children, pressed, onPressedChange, tabIndex }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={css.toggle}
      aria-pressed={pressed}
      tabIndex={tabIndex}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed ? (
        <>
          <span className={css.tick}>
            <TickIcon size="small" />
          </span>
          <span className={css.ticked}>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
