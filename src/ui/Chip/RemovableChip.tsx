import { useRef, type ReactNode, type Ref } from 'react';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import * as css from './ChipButtons.css.ts';
import { neighbourOf } from './neighbourOf.ts';

interface RemovableChipProps {
  children: ReactNode;
  /** What the cross does, in words: 「ロック」を外す. */
  removeLabel: string;
  onRemove: () => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Something chosen that can be let go. In a list (`ul`, `ol` or a group) the focus goes to the next one when this one
 * goes; after the last one it is for the owner of the list to put it somewhere.
 */
export function RemovableChip({ children, removeLabel, onRemove, ref }: RemovableChipProps) {
  const chip = useRef<HTMLSpanElement>(null);
  const remove = () => {
    neighbourOf(chip.current)?.focus();
    onRemove();
  };
  return (
    <span ref={chip} className={css.removable}>
      <span className={css.text}>{children}</span>
      <button ref={ref} type="button" className={css.remove} aria-label={removeLabel} data-remove="" onClick={remove}>
        <CloseIcon size="small" />
      </button>
    </span>
  );
}
