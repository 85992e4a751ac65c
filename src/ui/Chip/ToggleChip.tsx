import type { ReactNode, Ref } from 'react';
import { TickIcon } from '../icons/TickIcon.tsx';
import * as css from './ChipButtons.css.ts';

interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** How many it stands for; nothing is shown unless given. */
  count?: number;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A tag to choose or not. */
export function ToggleChip({ children, pressed, onPressedChange, count, disabled = false, ref }: ToggleChipProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.toggle}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && (
        <span className={css.tick}>
          <TickIcon size="small" />
        </span>
      )}
      <span className={css.text}>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}
