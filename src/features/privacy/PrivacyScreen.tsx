import { useEffect, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { goBackInApp } from '../../lib/browser/history/inAppHistory.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { privacy, sections, type Section } from './copy.ts';
import * as css from './PrivacyScreen.css.ts';

/** Renders the privacy policy. */
export function PrivacyScreen() {
  const [, navigate] = useLocation();
  useEffect(() => {
    // When the page loads with a fragment, the browser looks for the section before React has rendered it.
    if (window.location.hash !== '') goToSection(window.location.hash.slice(1));
  }, []);
  const goBack = () => {
    // Without a previous screen inside the app, this leads to the login or the search.
    if (!goBackInApp()) navigate(paths.home);
  };
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <Link href={paths.home} className={css.home} aria-label={privacy.home}>
          <Wordmark compact />
        </Link>
        <Button size="compact" onClick={goBack}>
          {privacy.back}
        </Button>
      </div>
      <div className={css.head}>
        <ScreenHeading size="hero">{privacy.title}</ScreenHeading>
        <p className={css.date}>{privacy.updated}</p>
      </div>
      <div className={css.columns}>
        <Contents />
        <article className={css.policy}>
          <p>{privacy.intro}</p>
          {sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
        </article>
      </div>
    </div>
  );
}

/**
 * Renders the table of contents of the privacy policy. Its links replace the history entry instead of adding one, so
 * that 前の画面に戻る leads to the previous screen and not to the previous section.
 */
function Contents() {
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

function PolicySection({ section: { id, title, body, items, note } }: { section: Section }) {
  return (
    <Stack as="section" aria-labelledby={id} gap="medium">
      <h2 id={id} tabIndex={-1} className={css.sectionTitle}>
        {title}
      </h2>
      <p>{body}</p>
      {items && (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </Stack>
  );
}

/** Scrolls to the section of the privacy policy that a link or the page's URL refers to, and focuses its heading. */
function goToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
