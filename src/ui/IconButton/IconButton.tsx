import type { ReactNode, Ref } from 'react';
import * as css from '../Button/Button.css.ts';

interface IconButtonProps {
  /** The icon. */
  children: ReactNode;
  /** Accessible name. */
  label: string;
  /** Makes it a toggle button: true while it is on. */
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** Called on hover and focus, to preload what a press will need. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with one icon, 44 by 44 px, for a known icon where there is no room for a word. Otherwise use `Button`.
 */
export function IconButton({ children, label, pressed, disabled = false, onClick, onIntent, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.iconButton}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  );
}
