import { useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { edit, guide } from '../copy.ts';
import * as css from './SaveBar.css.ts';
import type { FocusableField } from '../form/fields.ts';
import { type GuideStep, stepBeside } from '../guide/guideSteps.ts';
import type { SaveProblem } from './saveProblem.ts';
import { useBarHeight } from './useBarHeight.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, with a button that leads to the field; shown until it is corrected (rule P36). */
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
