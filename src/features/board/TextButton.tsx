import type { ReactNode, Ref } from 'react';
import * as css from './TextButton.css.ts';

interface TextButtonProps {
  /** Words, and an icon before them. */
  children: ReactNode;
  /** `brand` for what leads on; quiet unless given. */
  tone?: 'quiet' | 'brand';
  /** Makes it a switch for something: whether that is shown. */
  expanded?: boolean;
  disabled?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only words: for what stands below every post. */
export function TextButton({ children, tone = 'quiet', expanded, disabled = false, onClick, ref }: TextButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.root}
      data-tone={tone}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
