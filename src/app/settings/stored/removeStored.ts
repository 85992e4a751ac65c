import { loadLive } from '../../../conversations/loadLive.ts';
import { removePersisted } from '../../../lib/storage/persisted.ts';
import { removeDrafts } from '../../../session/drafts.ts';
import type { Session } from '../../../session/session.ts';
import { removeTakes, TAKE_DRAFT } from '../../../session/takes.ts';
import type { StoredKind } from './kinds.ts';
import type { Stored } from './readStored.ts';

/** Deletes what the browser keeps of one kind. All tabs follow. */
export async function removeStored(
  session: Session,
  userId: string | undefined,
  kind: StoredKind,
  { names }: Stored,
): Promise<void> {
  if (kind === 'unsent') await discardUnsent(session);
  else if (kind === 'takes') {
    removeTakes();
    if (userId !== undefined) removeDrafts(userId, TAKE_DRAFT);
  } else if (kind === 'shared' || kind === 'files') {
    await Promise.all(names.map((name) => caches.delete(name)));
    if (kind === 'files') await removeServiceWorker();
  } else removePersisted(names);
}

/** The live layer would write them again: it is told. What is on its way cannot be taken back. */
async function discardUnsent(session: Session): Promise<void> {
  const live = await loadLive(session);
  for (const { id, temps } of live.store.getState().conversations.values()) {
    for (const temp of temps) live.discard(id, temp.id);
  }
}

/** With its cache gone it would open nothing without a network. The next start registers it anew. */
async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ active }) => active?.scriptURL.endsWith('/sw.js'))
      .map((registration) => registration.unregister()),
  );
}
