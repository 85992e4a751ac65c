import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** One of `ui/drawings`. */
  drawing: ReactNode;
  title: string;
  /** One line of advice. */
  hint?: string;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** Level of the title in the page's outline; 2 unless given. */
  level?: 2 | 3;
}

/** Says that there is nothing here, why, and what to do: a drawing, a line, an action. */
export function EmptyState({ drawing, title, hint, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.root}>
      <span className={css.drawing}>{drawing}</span>
      <Title className={css.title}>{title}</Title>
      {hint && <p className={css.hint}>{hint}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
