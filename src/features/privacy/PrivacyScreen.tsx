import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { privacy, sections } from './copy.ts';
import { Contents } from './Contents.tsx';
import { goToSection } from './goToSection.ts';
import { PolicySection } from './PolicySection.tsx';
import * as css from './PrivacyScreen.css.ts';

/** What happens with personal data (spec.md section 9 "Privacy policy content"). */
export function PrivacyScreen() {
  const [, navigate] = useLocation();
  useEffect(() => {
    // An address with a section was looked up by the browser before there was anything to find.
    if (window.location.hash !== '') goToSection(window.location.hash.slice(1));
  }, []);
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else navigate(paths.home);
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
