import type { MouseEvent, ReactNode, Ref } from 'react';
import { RingMark } from '../Ring/RingMark.tsx';
import * as css from './Button.css.ts';

export const buttonVariants = ['primary', 'plain', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['medium', 'compact'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonProps {
  children: ReactNode;
  /** `primary` is the gradient, for the one thing a screen is about; `plain` unless given. */
  variant?: ButtonVariant;
  /** 48 px high unless given; compact is 44. */
  size?: ButtonSize;
  /** Takes the parent's whole width. */
  wide?: boolean;
  type?: 'button' | 'submit';
  /** Work is under way: the button keeps its focus, is announced as busy and does nothing when pressed. */
  loading?: boolean;
  /** What the button says meanwhile, for example 送信中…; its own words unless given. */
  loadingLabel?: string;
  disabled?: boolean;
  /** Id of what explains it. */
  describedBy?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Pointer or focus arrives: the moment to fetch what a press will need. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that does something. What leads somewhere is a `ButtonLink`. */
export function Button({
  children,
  variant = 'plain',
  size = 'medium',
  wide = false,
  type = 'button',
  loading = false,
  loadingLabel,
  disabled = false,
  describedBy,
  onClick,
  onIntent,
  ref,
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      className={`${css.variant[variant]} ${css.size[size]}${wide ? ` ${css.wide}` : ''}`}
      disabled={disabled}
      // Not `disabled` while loading: a disabled button drops the focus, and with it the place in the page.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={describedBy}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {loading && <RingMark size={18} spinning />}
      {loading ? (loadingLabel ?? children) : children}
    </button>
  );
}
