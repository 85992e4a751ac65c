import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { edit } from '../copy.ts';
import * as css from './SaveBar.css.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** Always visible at the lower edge: the state of the changes, and the buttons to cancel and save. */
export function SaveBar({ isDirty, isSaving, onSave }: SaveBarProps) {
  return (
    <div className={css.root} data-dirty={isDirty || undefined}>
      <p role="status" className={css.dirty}>
        {isDirty && edit.dirty}
      </p>
      <div className={css.actions}>
        <ButtonLink href={paths.search}>{edit.cancel}</ButtonLink>
        <Button variant="primary" loading={isSaving} loadingLabel={edit.saving} onClick={onSave}>
          {edit.save}
        </Button>
      </div>
    </div>
  );
}
