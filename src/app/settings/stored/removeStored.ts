import { loadLive } from '../../../conversations/liveState.ts';
import { removePersisted } from '../../../lib/storage/persisted.ts';
import { removeDrafts } from '../../../session/drafts.ts';
import type { Session } from '../../../session/session.ts';
import { removeStoredPeople } from '../../../session/storedPeople.ts';
import { removeTakes, TAKE_DRAFT } from '../../../session/takes.ts';
import type { StoredKind } from './copy.ts';
import type { Stored } from './readStored.ts';

/** Deletes what the browser stores of one kind, when the user deletes it in the settings. All tabs are updated. */
export async function removeStored(
  session: Session,
  userId: string | undefined,
  kind: StoredKind,
  { names }: Stored,
): Promise<void> {
  if (kind === 'unsent') {
    // The live layer of this tab would store its messages again; those of other tabs follow what is removed.
    (await loadLive(session)).discardAll();
    removePersisted(names);
  } else if (kind === 'takes') {
    removeTakes();
    if (userId !== undefined) removeDrafts(userId, TAKE_DRAFT);
  } else if (kind === 'people') removeStoredPeople();
  else if (kind === 'shared' || kind === 'files') {
    await Promise.all(names.map((name) => caches.delete(name)));
    if (kind === 'files') await removeServiceWorker();
  } else removePersisted(names);
}

/** Unregisters the service worker, which could open nothing without its cache. The next start registers it again. */
async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ active }) => active?.scriptURL.endsWith('/sw.js'))
      .map((registration) => registration.unregister()),
  );
}
