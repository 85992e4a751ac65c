import type { ReactNode } from 'react';
import { RetryButton } from '../Button/RetryButton.tsx';
import { Banner } from './Banner.tsx';

interface RetryBannerProps {
  onRetry: () => void;
  /** Whether a retry is running. */
  isRetrying?: boolean;
  /** The text: what failed to load. */
  children: ReactNode;
}

/** Says that something failed to load, and offers a retry. */
export function RetryBanner({ children, ...retry }: RetryBannerProps) {
  return (
    <Banner kind="error" action={<RetryButton size="compact" {...retry} />}>
      {children}
    </Banner>
  );
}
