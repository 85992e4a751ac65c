import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { guide as copy } from '../copy.ts';
import * as css from './GuideHeader.css.ts';
import { type GuideStep, guideSteps } from './guideSteps.ts';

interface GuideHeaderProps {
  step: GuideStep;
  /** Leaves the path for the whole form. */
  onShowAll: () => void;
  /** Leaves the screen; the input remains in the draft. */
  onLater: () => void;
}

/**
 * Renders the question of a step of the first-time path, its number, and the ways to leave the path. A new
 * step receives the focus.
 */
export function GuideHeader({ step, onShowAll, onLater }: GuideHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  const position = guideSteps.indexOf(step) + 1;
  const { title, hint } = copy.steps[step];
  return (
    <div className={css.header}>
      <div className={css.line}>
        <p className={css.position}>{copy.position(position, guideSteps.length)}</p>
        <button type="button" className={css.way} onClick={onLater}>
          {copy.later}
        </button>
      </div>
      <ProgressBar thin value={position / guideSteps.length} label={copy.progress} />
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <p className={css.hint}>{hint}</p>
      <button type="button" className={css.way} onClick={onShowAll}>
        {copy.showAll}
      </button>
    </div>
  );
}
