import type { ReactNode, Ref } from 'react';
import * as css from './IconButton.css.ts';

export const iconButtonVariants = ['bare', 'filled'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

interface IconButtonProps {
  /** The icon. */
  children: ReactNode;
  /** What it does, in words. */
  label: string;
  /** `bare` unless given. */
  variant?: IconButtonVariant;
  /** Makes it a switch: whether it is on. */
  pressed?: boolean;
  /** Id of what it shows or hides. */
  controls?: string;
  disabled?: boolean;
  onClick: () => void;
  /** Pointer or focus arrives: the moment to fetch what a press will need. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon, 44 px square. */
export function IconButton({
  children,
  label,
  variant = 'bare',
  pressed,
  controls,
  disabled = false,
  onClick,
  onIntent,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.variant[variant]}
      aria-label={label}
      aria-pressed={pressed}
      aria-controls={controls}
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
