import { Suspense, use, useEffect } from 'react';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { documentTitle } from '../copy.ts';
import { FocusOnArrival, rememberBeginning } from './FocusOnArrival.tsx';
import type { Route } from './routes.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { Unread } from './unread.ts';
import * as css from './ScreenFrame.css.ts';

interface ScreenFrameProps {
  route: Route;
  path: string;
}

/** What every screen has around it: the document's title, a net for crashes, the wait for its code, the focus. */
export function ScreenFrame({ route, path }: ScreenFrameProps) {
  const { messages, notifications } = use(Unread);
  useEffect(() => rememberBeginning(path), [path]);
  const title = documentTitle(route.title, messages + notifications);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const waiting = (
    <div className={css.waiting}>
      <RingLoader />
    </div>
  );
  return (
    <ScreenErrorBoundary path={path}>
      <Suspense fallback={waiting}>
        <route.Screen />
        <FocusOnArrival path={path} />
      </Suspense>
    </ScreenErrorBoundary>
  );
}
