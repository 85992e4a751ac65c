import { isApiError, NETWORK_MESSAGE } from '../../api/errors.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';

interface SearchFailureProps {
  error: Error;
  /** Nobody could be shown at all; otherwise only some are missing. */
  isTotal: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that profiles did not come, and offers another try. */
export function SearchFailure({ error, isTotal, isRetrying, onRetry }: SearchFailureProps) {
  // No detail of the server here: spec.md section 8 gives it to calls that somebody makes, not to lists that load.
  const text = isApiError(error) && error.kind === 'network' ? NETWORK_MESSAGE : common.genericError;
  const retry = <RetryButton size={isTotal ? 'medium' : 'compact'} isRetrying={isRetrying} onRetry={onRetry} />;
  if (!isTotal) {
    return (
      <Banner kind="error" action={retry}>
        {text}
      </Banner>
    );
  }
  return (
    <div role="alert">
      <EmptyState drawing={<CableDrawing />} title={text} action={retry} level={3} />
    </div>
  );
}
