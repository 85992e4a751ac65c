import type { ReactNode } from 'react';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { RetryBanner } from '../Banner/RetryBanner.tsx';
import { common } from '../copy.ts';

interface LazyPartProps {
  /** Placeholder while the code is loading. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Surrounds a lazily loaded part of a screen. A failure is shown in its place, with a retry button. */
export function LazyPart({ waiting, children }: LazyPartProps) {
  return (
    <LoadBoundary waiting={waiting} crashed={failed}>
      {children}
    </LoadBoundary>
  );
}

function failed(retry: () => void): ReactNode {
  return <RetryBanner onRetry={retry}>{common.genericError}</RetryBanner>;
}
