import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { SkipLink } from '../../ui/Link/SkipLink.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { shell } from '../copy.ts';
import { LiveConnection } from '../live/LiveConnection.tsx';
import { SessionScope } from '../../session/SessionScope.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { LazyShellParts } from './LazyShellParts.tsx';
import { ConnectionStatus } from './connection/ConnectionStatus.tsx';
import { MainNavigation } from './navigation/MainNavigation.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { UpdateStrip } from './connection/UpdateStrip.tsx';
import { UnreadProvider } from './navigation/UnreadProvider.tsx';
import * as css from './Shell.css.ts';

interface ShellProps {
  children: ReactNode;
}

/** Surrounds all protected screens: the session's query cache, the top bar and the screen below it. */
export function Shell({ children }: ShellProps) {
  return (
    <SessionScope>
      <LiveConnection />
      <ScrollRestoration />
      <UnreadProvider>
        <SkipLink target="main">{shell.skip}</SkipLink>
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
      <LazyShellParts />
      <LiveRegion />
    </SessionScope>
  );
}
