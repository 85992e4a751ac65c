import type { ConversationId } from '../../api/generated/model/index.ts';

/** A tab that is looked at holds a lock of this name, with the id of the conversation that it shows. */
const PREFIX = 'in-sight:';

/** Web Locks are missing in insecure contexts; without them, each tab knows of itself only. */
const hasLocks = () => 'locks' in navigator;

/**
 * Lets the other tabs know that this one is looked at.
 * @param openId the conversation that is shown, if any
 * @returns ends that
 */
export function holdSight(openId: ConversationId | null): () => void {
  if (!hasLocks()) return () => {};
  let end = () => {};
  const untilEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Several windows may show the same. A browser that blocks storage rejects the request.
  navigator.locks.request(PREFIX + (openId ?? ''), { mode: 'shared' }, () => untilEnd).catch(() => undefined);
  return end;
}

/** What is looked at in any tab. */
export interface Sight {
  hasApp: boolean;
  /** Whether the conversation that was asked for is shown. */
  hasChat: boolean;
}

/** Returns whether somebody looks at the app, and at this conversation, in any tab. */
export async function sightOf(id: ConversationId): Promise<Sight> {
  // A browser that blocks storage rejects the question.
  const { held = [] } = hasLocks() ? await navigator.locks.query().catch(() => ({ held: [] })) : {};
  const names = held.map(({ name }) => name);
  return { hasApp: names.some((name) => name?.startsWith(PREFIX)), hasChat: names.includes(PREFIX + id) };
}
