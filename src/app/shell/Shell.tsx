import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { shell } from '../copy.ts';
import { LiveConnection } from '../session/LiveConnection.tsx';
import { SessionScope } from '../session/SessionScope.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Companions } from './Companions.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { ScrollMemory } from './ScrollMemory.tsx';
import { UpdateStrip } from './UpdateStrip.tsx';
import { UnreadProvider } from './UnreadProvider.tsx';
import * as css from './Shell.css.ts';

interface ShellProps {
  children: ReactNode;
}

/** What all protected screens live in: the query cache of the session, the bar on top, the screen below. */
export function Shell({ children }: ShellProps) {
  return (
    <SessionScope>
      <LiveConnection />
      <ScrollMemory />
      <UnreadProvider>
        <a className={css.skip} href="#main" onClick={skipToMain}>
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
          <ConnectionStatus />
          <UpdateStrip />
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </UnreadProvider>
      <Companions />
      <LiveRegion />
    </SessionScope>
  );
}

/** As the browser would do it, without leaving `#main` in the address. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
