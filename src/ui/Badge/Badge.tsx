import { badge } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

const MAX_COUNT = 99;

interface BadgeProps {
  /** Nothing is shown for 0 or less, 99+ above 99. */
  count: number;
  /** `small` is for a badge beside an icon. Default `medium`. */
  size?: keyof typeof css.size;
}

/**
 * A small number of unread or pending items on a control. Other counts belong in the text or in a `Chip`.
 */
export function Badge({ count, size = 'medium' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.size[size]} data-count={count}>
      <span aria-hidden="true">{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>
      <VisuallyHidden>{badge.unread(count)}</VisuallyHidden>
    </span>
  );
}
