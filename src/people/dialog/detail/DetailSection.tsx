import { useId, type ReactNode } from 'react';
import * as css from './DetailSection.css.ts';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** Renders a section of the profile dialog (videos, introduction, links), labelled by its heading. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
