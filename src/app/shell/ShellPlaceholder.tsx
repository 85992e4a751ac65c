import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import * as css from './Shell.css.ts';

/**
 * Renders an empty top bar while the shell's code is loading, to avoid a layout shift, above the screen's placeholder.
 */
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
