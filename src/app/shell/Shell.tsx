import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { shell } from '../copy.ts';
import { SessionScope } from '../session/SessionScope.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import * as css from './Shell.css.ts';

interface ShellProps {
  children: ReactNode;
}

/** What all protected screens live in: the query cache of the session, the bar on top, the screen below. */
export function Shell({ children }: ShellProps) {
  return (
    <SessionScope>
      <a className={css.skip} href="#main">
        {shell.skip}
      </a>
      <header className={css.bar}>
        <div className={css.row}>
          <Link href={paths.search} className={css.home} aria-label={shell.home}>
            <Wordmark compact />
          </Link>
          <MainNavigation />
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </SessionScope>
  );
}
