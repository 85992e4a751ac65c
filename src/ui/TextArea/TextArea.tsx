import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, type ClipboardEventHandler } from 'react';
import { fieldAriaProps, FieldLayout, type FieldProps } from '../Field/FieldLayout.tsx';
import { isNearLimit, sentLength, tooLong } from '../Field/textLimit.ts';
import { textLimit } from '../copy.ts';
import { fitToText, keepHeightDuringEdits } from './fitToText.ts';
import * as css from './TextArea.css.ts';

interface TextAreaProps extends FieldProps<HTMLTextAreaElement> {
  /** Minimum number of visible lines; default 3. */
  minRows?: number;
  /** Maximum number of visible lines before it scrolls; default 12. */
  maxRows?: number;
  /** Text that says how long the value is: 12文字. By default it is shown near the `limit`. */
  counter?: string;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

const height = (rows: number) => `calc(${rows}lh + 2 * ${css.PADDING})`;

/** A multi-line text field that grows with its content. One line is a `TextField`. */
export function TextArea({
  label,
  hideLabel,
  error,
  help,
  minRows = 3,
  maxRows = 12,
  limit = Number.POSITIVE_INFINITY,
  counter,
  ref,
  ...area
}: TextAreaProps) {
  'use no memo';
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement);
  // After every render, because the value may have been changed without an event.
  useLayoutEffect(() => fitToText(own.current));
  useEffect(() => (own.current === null ? undefined : keepHeightDuringEdits(own.current)), []);
  const text = area.value ?? '';
  const fault = error ?? tooLong(text, limit);
  const count = counter ?? (isNearLimit(text, limit) ? textLimit.counter(sentLength(text), limit) : undefined);
  return (
    <FieldLayout id={id} label={label} hideLabel={hideLabel} error={fault} help={help}>
      <div className={css.column}>
        <textarea
          {...area}
          {...fieldAriaProps(id, { help, error: fault })}
          ref={own}
          id={id}
          rows={minRows}
          dir="auto"
          className={css.area}
          style={{ minHeight: height(minRows), maxHeight: height(maxRows) }}
          onInput={(event) => fitToText(event.currentTarget)}
        />
        {count && <p className={css.counter}>{count}</p>}
      </div>
    </FieldLayout>
  );
}
