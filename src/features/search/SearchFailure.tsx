import { isApiError, NETWORK_MESSAGE } from '../../api/errors.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';

interface SearchFailureProps {
  error: Error;
  /** Whether no results can be shown at all; otherwise only some are missing. */
  hasNoResults: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Renders the error message for profiles that failed to load, with a retry button. */
export function SearchFailure({ error, hasNoResults, isRetrying, onRetry }: SearchFailureProps) {
  'use no memo';
  // The server's `detail` is not shown here: rule C31 applies it to requests that a user action causes, not to lists
  // that load by themselves.
  const text = isApiError(error) && error.kind === 'network' ? NETWORK_MESSAGE : common.genericError;
  const retry = { isRetrying, onRetry };
  if (!hasNoResults) return <RetryBanner {...retry}>{text}</RetryBanner>;
  return (
    <div role="alert">
      <EmptyState drawing={<CableDrawing />} title={text} action={<RetryButton {...retry} />} level={3} />
    </div>
  );
}
