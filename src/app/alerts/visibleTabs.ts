import type { ConversationId } from '../../api/generated/model/index.ts';

/** Prefix of the name of the lock that a visible tab has, before the id of the conversation that it shows. */
const PREFIX = 'visible:';

/** Whether Web Locks exist; insecure contexts lack them, and each tab then knows only about itself. */
const hasLocks = () => 'locks' in navigator;

/**
 * Notifies the other tabs that this one is visible, so that hidden tabs announce no message meanwhile, and no tab
 * announces one of the conversation that is shown.
 * @param openId the conversation that is shown, if any
 * @returns a function that ends this
 */
export function announceVisibleTab(openId: ConversationId | null): () => void {
  if (!hasLocks()) return () => {};
  let end = () => {};
  const untilEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  // The lock is shared, because several windows may show the same. A browser that blocks storage rejects the request.
  navigator.locks.request(PREFIX + (openId ?? ''), { mode: 'shared' }, () => untilEnd).catch(() => undefined);
  return end;
}

/** What is visible in any tab. */
export interface VisibleTabs {
  hasApp: boolean;
  /** Whether the given conversation is shown. */
  hasChat: boolean;
}

/** Returns whether the app, and this conversation, are visible in any tab. */
export async function findVisibleTabs(id: ConversationId): Promise<VisibleTabs> {
  // A browser that blocks storage rejects the query.
  const { held = [] } = hasLocks() ? await navigator.locks.query().catch(() => ({ held: [] })) : {};
  const names = held.map(({ name }) => name);
  return { hasApp: names.some((name) => name?.startsWith(PREFIX)), hasChat: names.includes(PREFIX + id) };
}
