import { useRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import * as css from './ChipButtons.css.ts';
import { neighbouringRemoveButton } from './neighbouringRemoveButton.ts';

interface RemovableChipProps {
  children: ReactNode;
  /** Accessible name of the remove button: 「ロック」を外す. */
  removeLabel: string;
  onRemove: () => void;
}

/**
 * A chosen value with a button to remove it. In a list (`ul`, `ol` or a group) the focus moves to a neighbouring chip
 * on removal. After the last chip the owner of the list has to set the focus.
 */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  const chip = useRef<HTMLSpanElement>(null);
  const remove = () => {
    neighbouringRemoveButton(chip.current)?.focus();
    onRemove();
  };
  return (
    <span ref={chip} className={css.removable}>
      <span className={css.text}>{children}</span>
      <button type="button" className={css.remove} aria-label={removeLabel} data-remove="" onClick={remove}>
        <CloseIcon size="small" />
      </button>
    </span>
  );
}
