import { createContext, use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { FocusableField } from './profileFields.ts';
import * as css from './FocusTarget.css.ts';

/** The field that is to receive the focus. Its panel may still be loading, so the field reports when it is reached. */
export interface FocusGoal {
  wanted: FocusableField | null;
  reached: () => void;
}

export const FocusGoalContext = createContext<FocusGoal>({ wanted: null, reached: () => undefined });

interface FocusTargetProps {
  name: FocusableField;
  children: ReactNode;
}

/** Focuses the first control in it when its field is the current goal, after an error or a press on a missing item. */
export function FocusTarget({ name, children }: FocusTargetProps) {
  const { wanted, reached } = use(FocusGoalContext);
  const root = useRef<HTMLDivElement>(null);
  const isWanted = wanted === name;
  const arrive = useEffectEvent(() => {
    const control = root.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
    control?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'center' });
    reached();
  });
  useEffect(() => {
    if (isWanted) arrive();
  }, [isWanted]);
  return (
    <div ref={root} className={css.root}>
      {children}
    </div>
  );
}
