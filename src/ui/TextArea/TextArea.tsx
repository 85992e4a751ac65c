import { useId, useImperativeHandle, useLayoutEffect, useRef, type ClipboardEventHandler } from 'react';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { fitToText } from './fitToText.ts';
import * as css from './TextArea.css.ts';

interface TextAreaProps extends FieldProps<HTMLTextAreaElement> {
  /** Lines shown when it is empty; 3 unless given. */
  minRows?: number;
  /** Lines up to which it grows, then it scrolls; 12 unless given. */
  maxRows?: number;
  /** How much stands in it, in words: 12文字. */
  counter?: string;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

const height = (rows: number) => `calc(${rows}lh + 2 * ${css.PADDING})`;

/** A field for text of several lines, which grows with it. */
export function TextArea({
  label,
  hideLabel,
  error,
  help,
  minRows = 3,
  maxRows = 12,
  counter,
  ref,
  ...area
}: TextAreaProps) {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement);
  // After every render: whoever holds the text may have changed it without any event.
  useLayoutEffect(() => fitToText(own.current));
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} help={help}>
      <div className={css.column}>
        <textarea
          {...area}
          {...describedBy(id, { help, error })}
          ref={own}
          id={id}
          rows={minRows}
          className={css.area}
          style={{ minHeight: height(minRows), maxHeight: height(maxRows) }}
          onInput={(event) => fitToText(event.currentTarget)}
        />
        {counter && <p className={css.counter}>{counter}</p>}
      </div>
    </FieldFrame>
  );
}
