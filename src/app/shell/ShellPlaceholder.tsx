import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import * as css from './Shell.css.ts';

/** The bar while the shell's code is on its way, so that it does not jump in. */
export function ShellPlaceholder() {
  return (
    <div className={css.bar}>
      <div className={css.row}>
        <span className={css.home}>
          <Wordmark compact />
        </span>
      </div>
    </div>
  );
}
