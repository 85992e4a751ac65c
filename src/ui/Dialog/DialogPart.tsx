import type { ReactNode } from 'react';
import * as css from './Dialog.css.ts';

/** A part of a dialog's content under a small heading. */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
