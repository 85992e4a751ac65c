import { useLayoutEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '../../lib/focusHeading.ts';
import { after } from '../../lib/timer.ts';
import { Button, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { common } from '../copy.ts';

interface RetryButtonProps {
  onRetry: () => void;
  /** Another try is under way. */
  isRetrying?: boolean;
  size?: ButtonSize;
  variant?: ButtonVariant;
  wide?: boolean;
}

/** Offers another try. When it goes because that helped, the focus goes to the screen's heading and not nowhere. */
export function RetryButton({ onRetry, isRetrying = false, ...look }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement !== current) return;
      after(0, () => {
        if (isFocusLost()) focusHeading();
      });
    };
  }, []);
  return (
    <Button ref={button} loading={isRetrying} onClick={onRetry} {...look}>
      {common.retry}
    </Button>
  );
}
