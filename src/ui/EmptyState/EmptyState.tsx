import type { ReactNode } from 'react';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** One of the components of `ui/drawings`. */
  drawing: ReactNode;
  title: string;
  /** One line of advice. */
  hint?: string | undefined;
  /** A single button or link. */
  action?: ReactNode;
  /** Heading level of the title; default 2. */
  level?: 2 | 3;
}

/** Shown instead of an empty list or after a failure: a drawing, a title, a hint and an action. */
export function EmptyState({ drawing, title, hint, action, level = 2 }: EmptyStateProps) {
  'use no memo';
  const Title = `h${level}` as const;
  return (
    <div className={css.root}>
      <span className={css.drawing}>
        <LoadBoundary>{drawing}</LoadBoundary>
      </span>
      <Title className={css.title}>{title}</Title>
      {hint && <p className={css.hint}>{hint}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
