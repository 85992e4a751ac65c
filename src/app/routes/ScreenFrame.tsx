import { use, useEffect } from 'react';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { documentTitle } from '../copy.ts';
import { crashFallback } from './CrashFallback.tsx';
import { FocusOnNavigation, recordFirstPath } from './FocusOnNavigation.tsx';
import type { Route } from './routes.ts';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';
import { Unread } from './unread.ts';

interface ScreenFrameProps {
  route: Route;
  path: string;
}

/**
 * Surrounds every screen: sets the document's title, catches errors, shows a placeholder while the screen's code is loaded,
 * and manages the focus.
 */
export function ScreenFrame({ route, path }: ScreenFrameProps) {
  const { messages, notifications } = use(Unread);
  useEffect(() => recordFirstPath(path), [path]);
  const title = documentTitle(route.title, messages + notifications);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LoadBoundary waiting={<ScreenPlaceholder route={route} />} crashed={crashFallback}>
      <route.Screen />
      <FocusOnNavigation path={path} />
    </LoadBoundary>
  );
}
