import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Goal } from '../form/fields.ts';
import { FieldGoalContext } from './fieldGoal.ts';
import * as css from './FieldAnchor.css.ts';

interface FieldAnchorProps {
  name: Goal;
  children: ReactNode;
}

/** Takes the focus to the first control in it when somebody is led here, by an error or a missing item. */
export function FieldAnchor({ name, children }: FieldAnchorProps) {
  const { wanted, reached } = use(FieldGoalContext);
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
