import { useId, useRef, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import * as css from './FilePicker.css.ts';
import { useFileDrop } from './useFileDrop.ts';

interface FilePickerProps {
  /** What may be chosen, as the browser's dialog filters it: `image/*`. What is dropped or pasted is not filtered. */
  accept: string;
  /** What the button does: 画像を選ぶ. */
  label: string;
  /** Says that a file can be dropped here; shown where there is a pointer. */
  dropLabel?: string;
  /** What a file has to be like: 5MB以下の画像. */
  hint?: string;
  disabled?: boolean;
  /** Somebody chose, dropped or pasted a file. It has been checked by nobody yet. */
  onFile: (file: File) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Takes one file: from the browser's dialog, by dropping it, or by pasting it while the focus is here. */
export function FilePicker({ accept, label, dropLabel, hint, disabled = false, onFile, ref }: FilePickerProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(disabled, onFile);
  return (
    <div className={css.root} data-over={isOver || undefined} {...handlers}>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file chosen again has to be noticed too.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        ref={ref}
        disabled={disabled}
        describedBy={hint ? hintId : undefined}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {label}
      </Button>
      {dropLabel && <p className={css.drop}>{dropLabel}</p>}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
