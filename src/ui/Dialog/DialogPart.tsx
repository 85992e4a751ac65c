import type { ReactNode } from 'react';
import * as css from './DialogPart.css.ts';

/** A part of a dialog's content under a small heading. */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  );
}
