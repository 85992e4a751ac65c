import { useOnline } from '../../lib/browser/useOnline.ts';
import { RetryButton } from '../Button/RetryButton.tsx';
import { common } from '../copy.ts';
import { CableDrawing } from '../drawings/CableDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  /** What failed to load, where the screen does not say it: 投稿の読み込みに失敗しました. */
  title?: string;
  /** Why it failed, if the viewer can do something about it. */
  hint?: string | undefined;
  /** Heading level of the title; default 2. */
  level?: 2 | 3;
  onRetry: () => void;
  /** Whether a retry is running. */
  isRetrying?: boolean;
}

/**
 * Stands where something would be that failed to load, because an empty list would claim that there is nothing. Has no
 * role: the screen decides whether it interrupts (`alert`).
 */
export function LoadFailure({ title = common.loadFailed, hint, level = 2, ...retry }: LoadFailureProps) {
  'use no memo';
  const isOnline = useOnline();
  return (
    <EmptyState
      // Not lazy: the network may be what failed.
      drawing={<CableDrawing />}
      {...(isOnline ? { title, hint } : { title: common.offline })}
      level={level}
      // Also offline, because `navigator.onLine` may be wrong.
      action={<RetryButton variant="primary" {...retry} />}
    />
  );
}
