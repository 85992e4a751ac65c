import { type ReactNode, useState } from 'react';
import { paths } from '../../navigation/paths.ts';
import type { Crash } from '../../lib/react/LoadBoundary.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import * as shell from '../shell/Shell.css.ts';
import { crash as copy, notFound } from './copy.ts';
import type { Route, SkeletonKind } from './routes.ts';
import * as css from './ScreenFallbacks.css.ts';

/**
 * Replaces a screen while its code is being loaded, from the first frame: React replaces it after 300 ms at the
 * earliest, so a delay would only leave the page empty.
 */
export function ScreenPlaceholder({ route: { skeleton } }: { route: Route }) {
  if (skeleton !== undefined) return <ScreenSkeleton kind={skeleton} />;
  return (
    <div className={css.waiting}>
      <RingLoader />
    </div>
  );
}

const parts = [1, 2, 3, 4, 5, 6];

/**
 * Renders the placeholder of a screen while its code is being loaded: a heading and parts in the layout of the screen.
 * It is small, because every first load includes it; the screen's own skeleton follows while its data is being loaded.
 */
export function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <div className={css.skeleton} data-skeleton={kind} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={css.heading}>
        <Skeleton shape="box" />
      </div>
      <div className={css.parts}>
        {parts.map((place) => (
          <div key={place} className={css.part}>
            <Skeleton shape="box" />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Renders an empty top bar while the shell's code is loading, to avoid a layout shift, above the screen's placeholder.
 */
export function ShellPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={shell.bar}>
        <div className={shell.row}>
          <span className={shell.home}>
            <Wordmark compact />
          </span>
        </div>
      </div>
      <main className={shell.main}>{children}</main>
    </>
  );
}

interface CrashFallbackProps {
  crash: Crash;
  /** Renders the screen again, which loads its code again. */
  onRetry: () => void;
}

/**
 * Replaces a screen that threw while rendering, or whose code failed to load. Offers a reload and a link to another
 * screen. Without a network a reload would fail, so the code is loaded again instead: after a press, and by the
 * boundary when the network returns.
 */
export function CrashFallback({ crash, onRetry }: CrashFallbackProps) {
  const [isOffline] = useState(() => crash === 'code' && !navigator.onLine);
  return (
    <div role="alert" className={css.crashed}>
      <EmptyState
        drawing={<CableDrawing />}
        title={isOffline ? copy.offlineTitle : copy.title}
        hint={isOffline ? copy.offlineBody : copy.body}
        action={
          <Cluster gap="medium" justify="center">
            <Button variant="primary" onClick={isOffline ? onRetry : () => window.location.reload()}>
              {isOffline ? common.retry : common.reload}
            </Button>
            <ButtonLink href={paths.home}>{notFound.home}</ButtonLink>
          </Cluster>
        }
      />
    </div>
  );
}

/** Returns the fallback of a boundary around a screen. */
export const crashFallback = (retry: () => void, crash: Crash) => <CrashFallback crash={crash} onRetry={retry} />;
