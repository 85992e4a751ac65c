import { useState } from 'react';
import type { Crash } from '../../lib/react/LoadBoundary.tsx';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { crash as copy, notFound } from '../copy.ts';
import * as css from './CrashFallback.css.ts';

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
    <div role="alert" className={css.root}>
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
