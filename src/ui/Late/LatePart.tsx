import type { ReactNode } from 'react';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { common } from '../copy.ts';
import { RetryButton } from '../Button/RetryButton.tsx';

interface LatePartProps {
  /** What holds its place while its code comes. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Where a part of a screen stands whose code comes after the screen. What fails in it is said there, with another try. */
export function LatePart({ waiting, children }: LatePartProps) {
  return (
    <LoadBoundary waiting={waiting} crashed={failed}>
      {children}
    </LoadBoundary>
  );
}

function failed(retry: () => void): ReactNode {
  const again = <RetryButton size="compact" onRetry={retry} />;
  return (
    <Banner kind="error" action={again}>
      {common.genericError}
    </Banner>
  );
}
