import type { MouseEvent } from 'react';
import { privacy, sections } from './copy.ts';
import { goToSection } from './goToSection.ts';
import * as css from './PrivacyScreen.css.ts';

/**
 * Renders the table of contents of the privacy policy. Its links replace the history entry instead of adding one, so
 * that 前の画面に戻る leads to the previous screen and not to the previous section.
 */
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
