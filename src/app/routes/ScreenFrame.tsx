import { use, useEffect } from 'react';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { documentTitle } from '../copy.ts';
import { Crash } from './Crash.tsx';
import { FocusOnArrival, rememberBeginning } from './FocusOnArrival.tsx';
import type { Route } from './routes.ts';
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
    <LoadBoundary waiting={waiting} crashed={<Crash />}>
      <route.Screen />
      <FocusOnArrival path={path} />
    </LoadBoundary>
  );
}
