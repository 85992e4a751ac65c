import { useIsScrolledDown } from '../../lib/browser/useIsScrolledDown.ts';
import { PencilIcon } from '../../ui/icons/PencilIcon.tsx';
import { board as copy } from './copy.ts';
import * as css from './BoardScreen.css.ts';

interface NewPostButtonProps {
  onPress: () => void;
  /** Called when the button is about to be pressed. */
  onIntent: () => void;
}

/**
 * Renders the floating button for a new post. On a small screen it is hidden while the user scrolls down, because it
 * would cover the text, and appears when the user scrolls up or it receives the focus.
 */
export function NewPostButton({ onPress, onIntent }: NewPostButtonProps) {
  const isAway = useIsScrolledDown();
  return (
    <button
      type="button"
      className={css.fab}
      data-away={isAway ? '' : undefined}
      aria-label={copy.fab}
      title={copy.fab}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <PencilIcon size="large" />
    </button>
  );
}
