import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { logFailure } from '../lib/log.ts';
import type { ConnectionState } from './connection.ts';
import { type Command, due } from './due.ts';
import type { ServerFrame } from './generated/frames.ts';
import type { LivePorts } from './livePorts.ts';
import { type LiveAction, reduce } from './liveState.ts';
import type { LiveStore } from './liveStore.ts';
import { createLoader } from './loader.ts';
import { packOutbox, unpackOutbox } from './outbox.ts';
import { TYPING_LASTS } from './presence.ts';
import { createResend } from './resend.ts';
import { createTypingSender } from './typingSender.ts';

/** No confirmation for so long, and a message counts as failed (decision M1). */
const CONFIRM_WITHIN = 10_000;
/** spec.md section 9: the unread counters are polled. */
const POLL_EVERY = 60_000;

/** What the functions of `liveActions.ts` do, for a store and ports of its own. */
export interface LiveEngine {
  start(userId: UserId): void;
  stop(): void;
  forget(userId: UserId): void;
  hear(frame: ServerFrame): void;
  connectionChanged(connection: ConnectionState): void;
  openConversation(id: ConversationId | null): void;
  pageVisible(isVisible: boolean): void;
  sendText(id: ConversationId, text: string): boolean;
  resend(id: ConversationId, tempId: string): Promise<unknown>;
  discard(id: ConversationId, tempId: string): void;
  typed(id: ConversationId, text: string): void;
  loadMoreConversations(): void;
  refresh(): void;
  changeNotifications<T>(drop: number | 'all', change: () => Promise<T>): Promise<T>;
}

/** What is held by whoever waits for an answer: it counts only while the session lasts in which it was asked for (RT43). */
export interface SessionGuard {
  tell(action: LiveAction): void;
  isCurrent(): boolean;
}

/** Runs actions through the reducer, carries out what is due then, and keeps what has to survive a reload. */
export function createLiveEngine(store: LiveStore, ports: LivePorts): LiveEngine {
  const { sendFrame, rest, clock, keep } = ports;
  let session = 0;
  let kept: string | null = null;
  let cancelPoll = () => {};
  let isSettling = false;

  const typing = createTypingSender({ sendFrame, after: later });
  const loader = createLoader({ rest, read: store.getState, guard });
  const resend = createResend({ rest, loader, read: store.getState, guard });

  function guard(): SessionGuard {
    const own = session;
    const isCurrent = () => own === session;
    return { isCurrent, tell: (action) => isCurrent() && dispatch(action) };
  }

  function later(milliseconds: number, run: () => void): () => void {
    const { isCurrent } = guard();
    return clock.after(milliseconds, () => isCurrent() && run());
  }

  function dispatch(action: LiveAction): void {
    apply(action);
    settle();
  }

  function apply(action: LiveAction): void {
    store.setState(reduce(store.getState(), action));
    const state = store.getState();
    const text = state.me === null ? null : packOutbox(state);
    if (state.me === null || text === kept) return;
    kept = text;
    keep.write(state.me, text);
  }

  /** Carries out what is due until nothing is, or the socket takes nothing more. */
  function settle(): void {
    if (isSettling) return;
    isSettling = true;
    let isBlocked = false;
    for (let commands = due(store.getState()); commands.length > 0 && !isBlocked; commands = due(store.getState())) {
      for (const command of commands) {
        if (!(isBlocked && command.kind === 'transmit') && !carryOut(command)) isBlocked = true;
      }
    }
    isSettling = false;
  }

  /** False when the socket did not take it. */
  function carryOut(command: Command): boolean {
    if (command.kind === 'reportRead') return reportRead(command);
    if (command.kind === 'transmit') return transmit(command);
    if (command.kind === 'loadList') loader.loadList(command.from, command.pages);
    else if (command.kind === 'loadCounts') loader.loadCounts();
    else void loader.loadConversation(command.id);
    return true;
  }

  function reportRead({ id, ids, by }: Command & { kind: 'reportRead' }): boolean {
    if (by === 'rest') reportReadByRest(id, ids);
    else if (!sendFrame({ type: 'mark_as_read', conversation_id: id, message_ids: [...ids] })) return false;
    apply({ type: 'readAsked', id, ids, by });
    return true;
  }

  function reportReadByRest(id: ConversationId, ids: readonly string[]): void {
    const { tell } = guard();
    rest.markRead(id).then(
      () => tell({ type: 'readConfirmed', id, ids }),
      (error: unknown) => {
        logFailure('Marking a conversation as read', error);
        tell({ type: 'readFailed', id, ids });
      },
    );
  }

  /** Kept as having left before it leaves: should the page die in between, it is shown as failed and not sent twice (RT42). */
  function transmit({ id, tempId, content }: Command & { kind: 'transmit' }): boolean {
    apply({ type: 'transmitted', id, tempId, by: 'socket' });
    const hasLeft = sendFrame({ type: 'send_message', conversation_id: id, content });
    if (hasLeft) later(CONFIRM_WITHIN, () => dispatch({ type: 'overdue', id, tempId }));
    else apply({ type: 'notTransmitted', id, tempId });
    return hasLeft;
  }

  /** A minute apart while the page is visible (RT74). */
  function schedulePoll(): void {
    cancelPoll();
    cancelPoll = later(POLL_EVERY, () => {
      if (store.getState().isVisible) dispatch({ type: 'polled' });
      schedulePoll();
    });
  }

  function begin(me: UserId | null): void {
    typing.stop();
    cancelPoll();
    session += 1;
    kept = me === null ? null : keep.read(me);
    dispatch({ type: 'reset', me, kept: me === null ? [] : unpackOutbox(kept, me) });
    if (me === null) return;
    schedulePoll();
    dispatch({ type: linkAction(store.getState().connection) });
  }

  return {
    start(userId) {
      if (store.getState().me !== userId) begin(userId);
    },
    stop() {
      if (store.getState().me !== null) begin(null);
    },
    forget(userId) {
      if (store.getState().me === userId) begin(null);
      keep.write(userId, null);
    },
    hear(frame) {
      dispatch({ type: 'frame', frame, at: clock.now() });
      if (frame.type !== 'typing_status' || !frame.is_typing) return;
      later(TYPING_LASTS, () => dispatch({ type: 'typingTick', at: clock.now() }));
    },
    connectionChanged(connection) {
      store.setState({ connection });
      if (connection.kind !== 'open') typing.lost();
      dispatch({ type: linkAction(connection) });
    },
    openConversation(id) {
      if (id !== store.getState().openId) typing.stop();
      dispatch({ type: 'opened', id });
    },
    pageVisible(isVisible) {
      const isBack = isVisible && !store.getState().isVisible;
      dispatch({ type: 'visibility', isVisible });
      if (!isBack || store.getState().me === null) return;
      dispatch({ type: 'polled' });
      schedulePoll();
    },
    sendText(id, text) {
      if (store.getState().me === null || text.trim() === '') return false;
      typing.stop();
      dispatch({ type: 'sendText', id, text, at: clock.now() });
      return true;
    },
    resend,
    discard: (id, tempId) => dispatch({ type: 'discard', id, tempId }),
    typed(id, text) {
      if (store.getState().me !== null) typing.typed(id, text);
    },
    loadMoreConversations: () => dispatch({ type: 'moreWanted' }),
    refresh: () => dispatch({ type: 'refreshWanted' }),
    async changeNotifications(drop, change) {
      const { tell } = guard();
      tell({ type: 'notificationsChanging', drop });
      try {
        return await change();
      } finally {
        tell({ type: 'notificationsChanged', at: clock.now() });
      }
    },
  };
}

function linkAction({ kind }: ConnectionState): 'connected' | 'disconnected' | 'gaveUp' {
  if (kind === 'open') return 'connected';
  return kind === 'failed' ? 'gaveUp' : 'disconnected';
}
