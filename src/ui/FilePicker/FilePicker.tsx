import { useId, useRef, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { icon } from '../icons/icon.tsx';
import { useFileDrop } from './useFileDrop.ts';
import * as css from './FilePicker.css.ts';

interface FilePickerProps {
  /** Filter of the browser's file dialog: `image/*`. Dropped and pasted files are not filtered. */
  accept: string;
  /** Label of the button: 画像を選ぶ. */
  label: string;
  /** Invitation to drop a file; shown on devices with a mouse. */
  dropLabel?: string;
  /** Requirements for the file: 5MB以下の画像. */
  hint?: string;
  /** Only assistive technology has the hint, for somebody who has chosen such a file before. */
  hideHint?: boolean;
  /** On a phone only the button and the hint are shown, without the frame. */
  isCompact?: boolean;
  disabled?: boolean;
  /** Receives a file that was chosen, dropped or pasted. It is not validated yet. */
  onFile: (file: File) => void;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Accepts one file: from the file dialog, by dropping anywhere on the page, or by pasting while the focus is inside. A
 * screen shows one picker at a time.
 */
export function FilePicker({
  accept,
  label,
  dropLabel,
  hint,
  hideHint = false,
  isCompact = false,
  disabled = false,
  onFile,
  ref,
}: FilePickerProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { isOver, handlers } = useFileDrop({ disabled, onFile, area });
  return (
    <div
      ref={area}
      className={css.root}
      data-over={isOver || undefined}
      data-compact={isCompact || undefined}
      {...handlers}
    >
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
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        ref={ref}
        size={isCompact ? 'compact' : 'medium'}
        disabled={disabled}
        describedBy={hint ? hintId : undefined}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        <span>{label}</span>
      </Button>
      {dropLabel && <p className={css.drop}>{dropLabel}</p>}
      {hint && (
        <p id={hintId} className={hideHint ? css.hiddenHint : css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const UploadIcon = icon('M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15v4.5h15V15');
