import { useId, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { BrandMark } from '../Ring/BrandMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

interface ButtonProps {
  children: ReactNode;
  /** `primary`, with the gradient, for the main action of a screen; default `plain`. */
  variant?: ButtonVariant;
  /** `medium` is 48 px high, `compact` 44 px. A compact primary button is only narrower. Default `medium`. */
  size?: ButtonSize;
  /** Fills the width of its parent. */
  wide?: boolean;
  type?: 'button' | 'submit';
  /** The action is running: the button keeps its focus, is announced as busy and ignores presses. */
  loading?: boolean;
  /** Label while loading, for example 送信中…; default the usual label. */
  loadingLabel?: string;
  disabled?: boolean;
  /**
   * Why the button is disabled and what to do. Assistive technology describes the disabled button with it; others see it
   * when they press the button.
   */
  disabledReason?: string;
  /** Shows the reason before a press, too: for a button that most people find disabled. */
  reasonShown?: boolean;
  /** Temporarily unavailable: the button keeps its focus and ignores presses. `describedBy` should explain why. */
  temporarilyDisabled?: boolean;
  /** Id of the element with the explanation. */
  describedBy?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called on hover and focus, to preload what a press will need. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that performs an action. For navigation use `ButtonLink`. */
export function Button({
  children,
  variant = 'plain',
  size = 'medium',
  wide = false,
  type = 'button',
  loading = false,
  loadingLabel,
  disabled = false,
  disabledReason,
  reasonShown = false,
  temporarilyDisabled = false,
  describedBy,
  onClick,
  onIntent,
  ref,
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || temporarilyDisabled) event.preventDefault();
    else onClick?.(event);
  };
  const [isReasonShown, showReason] = useState(reasonShown);
  const reasonId = useId();
  const label = loading ? (loadingLabel ?? children) : children;
  const hasReason = disabledReason !== undefined && disabled;
  const button = (
    <button
      ref={ref}
      type={type}
      className={`${css.variant[variant]} ${css.size[size]} ${css.state}${wide ? ` ${css.wide}` : ''}`}
      disabled={disabled}
      // Not `disabled`, because a disabled button loses the focus and with it the user's position on the page.
      aria-disabled={loading || temporarilyDisabled || undefined}
      aria-busy={loading || undefined}
      aria-describedby={hasReason ? reasonId : describedBy}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {loading ? (
        <>
          <BrandMark size={18} spinning />
          {typeof label === 'string' ? <span>{label}</span> : label}
        </>
      ) : (
        label
      )}
    </button>
  );
  if (disabledReason === undefined) return button;
  const reason = <span id={reasonId}>{disabledReason}</span>;
  return (
    <span role="presentation" className={css.reasoned} onClick={() => disabled && showReason(true)}>
      {button}
      {hasReason && !isReasonShown && <VisuallyHidden>{reason}</VisuallyHidden>}
      <span aria-live="polite" className={css.reason}>
        {hasReason && isReasonShown && reason}
      </span>
    </span>
  );
}
