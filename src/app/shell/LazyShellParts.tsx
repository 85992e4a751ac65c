import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { afterPaint } from '../../lib/time/timer.ts';

const LikesHost = lazyComponent(async () => (await import('../../features/likes/LikesHost.tsx')).LikesHost);
const SlowAnswers = lazyComponent(async () => (await import('../session/SlowRequestWatcher.tsx')).SlowRequestWatcher);
const MessageAlerts = lazyComponent(async () => (await import('../alerts/MessageAlerts.tsx')).MessageAlerts);
const ShortcutListener = lazyComponent(
  async () => (await import('../shortcuts/ShortcutListener.tsx')).ShortcutListener,
);
const ProfileDialogHost = lazyComponent(
  async () => (await import('../../features/people/dialog/ProfileDialogHost.tsx')).ProfileDialogHost,
);

/**
 * Parts that accompany every screen and are loaded after its first paint. The screens work without them if their code fails to load.
 */
export function LazyShellParts() {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const show = async () => {
      await afterPaint();
      // The screen's first answers go first.
      await yieldToMain('background');
      setPainted(true);
    };
    void show();
  }, []);
  if (!isPainted) return null;
  return (
    <>
      <LoadBoundary attempt={address}>
        <ProfileDialogHost />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <LikesHost />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <SlowAnswers />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <MessageAlerts />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <ShortcutListener />
      </LoadBoundary>
    </>
  );
}
