import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import * as css from './Shell.css.ts';

/** The empty top bar while the shell's code is loaded, to avoid a layout shift, with the screen's placeholder below it. */
export function ShellPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={css.bar}>
        <div className={css.row}>
          <span className={css.home}>
            <Wordmark compact />
          </span>
        </div>
      </div>
      <main className={css.main}>{children}</main>
    </>
  );
}
