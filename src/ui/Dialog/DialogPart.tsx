import type { ReactNode } from 'react';
import * as css from './Dialog.css.ts';

/** A part of a dialog's content under a heading. Between parts are 32 px (`Stack` with `gap="huge"`). */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
