import { useEffect, useRef } from 'react';
import { preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { MoveButtons } from '../../../ui/IconButton/MoveButtons.tsx';
import { videos as copy } from '../copy.ts';
import * as css from './VideoCard.css.ts';

interface VideoActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the edit form has just been closed, so that the focus returns to the edit button. */
  isBack: boolean;
  onStep: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders the buttons of one video in the list. */
export function VideoActions({ title, isFirst, isLast, isBack, onStep, onEdit, onDelete }: VideoActionsProps) {
  const edit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);

  return (
    <div className={css.actions}>
      <MoveButtons
        upLabel={copy.moveUpOf(title)}
        downLabel={copy.moveDownOf(title)}
        isFirst={isFirst}
        isLast={isLast}
        onStep={onStep}
      />
      <button ref={edit} type="button" className={css.action} aria-label={copy.editOf(title)} onClick={onEdit}>
        {copy.edit}
      </button>
      <button
        type="button"
        className={css.danger}
        aria-label={copy.deleteOf(title)}
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={onDelete}
      >
        {copy.delete}
      </button>
    </div>
  );
}
