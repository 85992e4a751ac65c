import { useLayoutEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { after } from '../../lib/time/timer.ts';
import { Button, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { common } from '../copy.ts';

interface RetryButtonProps {
  onRetry: () => void;
  /** A retry is running. */
  isRetrying?: boolean;
  size?: ButtonSize;
  variant?: ButtonVariant;
  wide?: boolean;
}

/**
 * A button that repeats a failed request. When it is unmounted after a success, the focus moves to the screen's heading
 * instead of being lost.
 */
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
