import { useEffect, useRef } from 'react';
import { preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../../../ui/icons/ChevronDownIcon.tsx';
import { videos as copy } from '../copy.ts';
import { ChevronUpIcon } from '../../../ui/icons/ChevronUpIcon.tsx';
import * as css from './VideoCard.css.ts';

interface VideoActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** The edit form has just been closed, so the focus returns to the edit button. */
  isBack: boolean;
  onStep: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of one video in the list. */
export function VideoActions({ title, isFirst, isLast, isBack, onStep, onEdit, onDelete }: VideoActionsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);

  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);
  // Moving the element loses the focus. At the end of the list the pressed button is disabled, so the other one gets
  // it.
  useEffect(() => {
    if (pressed.current === null) return;
    const [first, second] = pressed.current === -1 ? [up, down] : [down, up];
    pressed.current = null;
    (first.current?.disabled ? second : first).current?.focus();
  });
  const step = (by: -1 | 1) => {
    pressed.current = by;
    onStep(by);
  };

  return (
    <div className={css.actions}>
      <IconButton ref={up} label={copy.moveUpOf(title)} disabled={isFirst} onClick={() => step(-1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton ref={down} label={copy.moveDownOf(title)} disabled={isLast} onClick={() => step(1)}>
        <ChevronDownIcon />
      </IconButton>
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
