import type { ReactNode } from 'react';
import { RetryButton } from '../Button/RetryButton.tsx';
import { Banner } from './Banner.tsx';

interface RetryBannerProps {
  onRetry: () => void;
  /** Another try is under way. */
  isRetrying?: boolean;
  /** What did not come. */
  children: ReactNode;
}

/** Says that something did not come, and offers another try. */
export function RetryBanner({ children, ...retry }: RetryBannerProps) {
  return (
    <Banner kind="error" action={<RetryButton size="compact" {...retry} />}>
      {children}
    </Banner>
  );
}
