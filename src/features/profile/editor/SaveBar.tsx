import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { edit, guide } from '../copy.ts';
import type { FocusableField } from '../form/profileFields.ts';
import type { SaveProblem } from '../form/profileFormStore.ts';
import { type GuideStep, stepBeside } from './GuideHeader.tsx';
import * as css from './SaveBar.css.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, with a button that leads to the field; shown until it is corrected. */
  problem: SaveProblem | null;
  /** The step of the first-time path; null outside of it. The last step contains the save button. */
  step: GuideStep | null;
  onStep: (step: GuideStep) => void;
  /** Called with the field that must be corrected. */
  onGoTo: (field: FocusableField) => void;
  onSave: () => void;
}

/**
 * Renders the bar at the lower edge, which is always visible: the state of the changes, and the buttons to cancel and
 * save.
 */
export function SaveBar({ isDirty, isSaving, problem, step, onStep, onGoTo, onSave }: SaveBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useBarHeight(root);
  const previous = step && stepBeside(step, -1);
  const next = step && stepBeside(step, 1);
  return (
    <div ref={root} className={css.root}>
      <div className={css.notes} data-empty={isDirty || problem !== null ? undefined : ''}>
        <p role="status" className={css.dirty}>
          {isDirty && edit.dirty}
        </p>
        {problem !== null && <Problem problem={problem} onGoTo={onGoTo} />}
      </div>
      <div className={css.actions}>
        {step === null && <ButtonLink href={paths.search}>{edit.cancel}</ButtonLink>}
        {previous !== null && <Button onClick={() => onStep(previous)}>{guide.back}</Button>}
        {next !== null ? (
          <Button variant="primary" onClick={() => onStep(next)}>
            {guide.next}
          </Button>
        ) : (
          <Button variant="primary" loading={isSaving} loadingLabel={edit.saving} onClick={onSave}>
            {edit.save}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ProblemProps {
  problem: SaveProblem;
  onGoTo: (field: FocusableField) => void;
}

/** Not a live region: the field that receives the focus, or the snackbar, has announced it. */
function Problem({ problem: { text, field }, onGoTo }: ProblemProps) {
  const words = (
    <>
      <WarningIcon size="small" />
      <span>{text}</span>
    </>
  );
  if (field === null) return <p className={css.problem}>{words}</p>;
  return (
    <button type="button" className={css.mend} onClick={() => onGoTo(field)}>
      {words}
    </button>
  );
}

/** Sets the property to the element's height, which depends on its texts and on the font size. */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      // In the next frame, since it changes the layout, which a ResizeObserver callback must not do at once.
      cancelAnimationFrame(frame);
      if (box !== undefined)
        frame = requestAnimationFrame(() => style.setProperty(css.barHeightProperty, `${Math.ceil(box.blockSize)}px`));
    });
    if (bar.current !== null) observer.observe(bar.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(css.barHeightProperty);
    };
  }, [bar]);
}
