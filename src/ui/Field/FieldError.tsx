import { WarningIcon } from '../icons/WarningIcon.tsx';
import * as css from './Field.css.ts';

/** The error message of a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <span className={css.errorIcon}>
        <WarningIcon size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
