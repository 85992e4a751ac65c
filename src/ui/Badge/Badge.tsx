import { badge } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

const MAX_COUNT = 99;

interface BadgeProps {
  /** Nothing is shown for 0 or less, 99+ above 99 (rule S7). */
  count: number;
  /** Returns the accessible text; default 未読N件. */
  label?: (count: number) => string;
}

/** A small number of unread or pending items. */
export function Badge({ count, label = badge.unread }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.root} data-count={count}>
      <span aria-hidden="true">{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>
      <VisuallyHidden>{label(count)}</VisuallyHidden>
    </span>
  );
}
