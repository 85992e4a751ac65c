import { WarningIcon } from '../icons/WarningIcon.tsx';
import * as css from './Field.css.ts';

/** What is wrong with a field; the field itself points at it with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <span className={css.errorIcon}>
        <WarningIcon size="small" />
      </span>
      {children}
    </p>
  );
}
