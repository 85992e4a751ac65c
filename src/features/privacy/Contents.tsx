import type { MouseEvent } from 'react';
import { privacy, sections } from './copy.ts';
import { goToSection } from './goToSection.ts';
import * as css from './PrivacyScreen.css.ts';

/** The sections to jump to. The jumps leave no trace in the history, so that 前の画面に戻る keeps its word. */
export function Contents() {
  const jump = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${id}`);
    goToSection(id);
  };
  return (
    <nav aria-label={privacy.contents} className={css.contents}>
      <p className={css.contentsTitle} aria-hidden="true">
        {privacy.contents}
      </p>
      <ol className={css.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink} onClick={(event) => jump(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
