import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { afterPaint } from '../../lib/time/timer.ts';

const ShellParts = lazyComponent(async () => (await import('./ShellParts.tsx')).ShellParts);

/**
 * Renders parts that accompany every screen and are loaded after its first paint: the dialogs of people, likes and
 * safety, alerts of messages, the notice of slow requests, shortcuts. The screens work without them if their code fails
 * to load.
 */
export function LazyShellParts() {
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
