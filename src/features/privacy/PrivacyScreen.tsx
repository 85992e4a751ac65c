import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { goBackInApp } from '../../lib/browser/history/inAppHistory.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { privacy, sections } from './copy.ts';
import { Contents } from './Contents.tsx';
import { goToSection } from './goToSection.ts';
import { PolicySection } from './PolicySection.tsx';
import * as css from './PrivacyScreen.css.ts';

/** Renders the privacy policy (rule V1). */
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
