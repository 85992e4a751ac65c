import { badge } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

const MOST = 99;

interface BadgeProps {
  /** How many; nothing is shown for 0 and less, 99+ above 99 (decision S7). */
  count: number;
  /** The same in words; 未読N件 unless given. */
  label?: (count: number) => string;
}

/** A small number on something that waits. */
export function Badge({ count, label = badge.unread }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.root} data-count={count}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{label(count)}</VisuallyHidden>
    </span>
  );
}
