import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import type { ConnectionState } from './connection.ts';
import type { ServerFrame } from './generated/frames.ts';
import { createLiveEngine, type LiveEngine } from './liveEngine.ts';
import type { LivePorts } from './livePorts.ts';
import { type LiveAction, reduce } from './liveState.ts';
import { live } from './liveStore.ts';

let engine: LiveEngine | null = null;

/** A screen may be there before the ports are: what it shows is not forgotten (RT12). */
function note(action: LiveAction): void {
  live.setState(reduce(live.getState(), action));
}

/** Gives the live layer its ports, once. Before that nothing is sent or loaded. */
export function configureLive(ports: LivePorts): void {
  engine?.stop();
  engine = createLiveEngine(live, ports);
}

/** Begins the live state of a person; that of another one is gone (RT43). Does nothing when it is the same person. */
export function startLive(userId: UserId): void {
  engine?.start(userId);
}

/** Ends it: nothing more is sent, shown or taken in. What was not sent stays kept for this person (RT42, RT43). */
export function stopLive(): void {
  engine?.stop();
}

/** Ends it and forgets what the person wrote and did not send: for a deliberate logout, or a deleted account (RT43). */
export function forgetLive(userId: UserId): void {
  engine?.forget(userId);
}

/** A valid frame arrived. `liveSession.ts` calls this, and mock panels and tests may. */
export function hearLiveFrame(frame: ServerFrame): void {
  engine?.hear(frame);
}

/** The socket stands differently. `liveSession.ts` calls this. */
export function connectionChanged(connection: ConnectionState): void {
  if (engine === null) live.setState({ connection });
  else engine.connectionChanged(connection);
}

/**
 * The chat on the screen; null while there is none, or the list is in front of it on a phone (RT50). Loads what is
 * missing of it, and the first page of the list.
 */
export function openConversation(id: ConversationId | null): void {
  if (engine === null) note({ type: 'opened', id });
  else engine.openConversation(id);
}

/** Whether the page is visible (RT50, RT74). */
export function pageVisible(visible: boolean): void {
  if (engine === null) note({ type: 'visibility', isVisible: visible });
  else engine.pageVisible(visible);
}

/** Sends a text (RT30). False for a blank one, which is not sent. */
export function sendText(conversationId: ConversationId, text: string): boolean {
  return engine?.sendText(conversationId, text) ?? false;
}

/** 再送: sends a failed message again by REST (RT39). Answers the error, or null when all is well. */
export function resend(conversationId: ConversationId, tempId: string): Promise<unknown> {
  return engine?.resend(conversationId, tempId) ?? Promise.resolve(null);
}

/** Takes a failed or waiting message away (RT40). */
export function discard(conversationId: ConversationId, tempId: string): void {
  engine?.discard(conversationId, tempId);
}

/** The whole text of the composer, after each change of it (RT80). */
export function typed(conversationId: ConversationId, text: string): void {
  engine?.typed(conversationId, text);
}

/** The end of the list is on the screen: loads the next 20, or the first if they did not come (RT66). */
export function loadMoreConversations(): void {
  if (engine === null) note({ type: 'moreWanted' });
  else engine.loadMoreConversations();
}

/** Asks the server again for everything that is on the screen (RT60). */
export function refresh(): void {
  engine?.refresh();
}

/**
 * Runs an own change of notifications (RT75): the counter falls by `drop` at once, the echo over the socket does not
 * count again, and afterwards the server's number holds. Answers, or throws, what `change` does.
 */
export function changeNotifications<T>(drop: number | 'all', change: () => Promise<T>): Promise<T> {
  return engine?.changeNotifications(drop, change) ?? change();
}
