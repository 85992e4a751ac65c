import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SessionScope } from '../../session/SessionScope.tsx';
import { paths } from '../../navigation/paths.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import { SkipLink } from '../../ui/Link/SkipLink.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { shell } from '../copy.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ConnectionStatus, UpdateStrip } from './ConnectionStatus.tsx';
import { LiveConnection } from './LiveConnection.tsx';
import { MainNavigation, UnreadProvider, useLongPress } from './MainNavigation.tsx';
import { restoreScroll } from './restoreScroll.ts';
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
            <HomeLink />
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

/** Renders the product's name as the link to the search. On a phone a long press shows that name. */
function HomeLink() {
  'use no memo';
  const [path] = useLocation();
  const [isPressed, setPressed] = useState(false);
  return (
    <Link
      href={paths.search}
      className={css.home}
      aria-label={shell.home}
      aria-current={path === paths.search ? 'page' : undefined}
      {...useLongPress(setPressed)}
    >
      <Wordmark compact />
      {isPressed && (
        <span className={css.homeName} data-shown="">
          {shell.search}
        </span>
      )}
    </Link>
  );
}

const ShellParts = lazyComponent(async () => (await import('./ShellParts.tsx')).ShellParts);

/**
 * Renders parts that accompany every screen and are loaded after its first paint: the dialogs of people, likes and
 * safety, alerts of messages, the notice of slow requests, shortcuts. The screens work without them if their code fails
 * to load.
 */
function LazyShellParts() {
  'use no memo';
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const show = async () => {
      await afterPaint();
      // The first responses of the screen have priority.
      await yieldToMain('background');
      setPainted(true);
    };
    void show();
  }, []);
  if (!isPainted) return null;
  return (
    <LoadBoundary attempt={address}>
      <ShellParts attempt={address} />
    </LoadBoundary>
  );
}

/** Restores scroll positions while the session lasts; they are dropped with the session. */
function ScrollRestoration() {
  useEffect(restoreScroll, []);
  return null;
}
