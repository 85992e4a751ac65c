import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { isBlank } from '../lib/text/isBlank.ts';
import { type Command, pendingCommands } from './commands.ts';
import type { ClientFrame, ServerFrame } from './generated/frames.ts';
import { createOutboxPersistence } from './outbox.ts';
import type { Connection, LiveClock, LivePorts, StateGuard } from './ports.ts';
import { nextTypingExpiry, TYPING_EXPIRES_AFTER } from './presence.ts';
import { reduce } from './reducer.ts';
import { createRequests } from './requests.ts';
import { createFrameListeners, createLiveStore, type FrameListeners, type LiveStore } from './store.ts';
import type { ConnectionState, Doubt, LiveAction, PersistedTemps } from './types.ts';

/** Time in ms after which an unconfirmed message counts as failed (rule M1). */
const CONFIRM_WITHIN = 10_000;
/**
 * Time in ms after which the history is fetched for an unconfirmed message, so that the response comes before
 * `CONFIRM_WITHIN` ends (M1a).
 */
const VERIFY_AFTER = 7_000;
/**
 * Time in ms within which the network delivers what was sent on a lost connection, if it delivers it at all. This
 * matters most when the connection comes back at once (RT41).
 */
const SETTLES_AFTER = 5_000;
/** Rule N7: interval in ms between two fetches of the unread counters. */
const POLL_EVERY = 60_000;
/** Rule M13: time in ms without a keystroke that ends a burst of typing. */
const TYPING_STOPS_AFTER = 3_000;
/** A string and not an `Error`: an error's stack would retain the ended state in memory. */
const STATE_ENDED = 'The state of the user has ended';

/** The live layer of one session: the state of chat, presence and unread counters, and all operations on it. */
export type Live = ReturnType<typeof createLive>;

/**
 * Creates the live layer: dispatches actions to the reducer, executes the commands that the new state requires, and
 * persists unconfirmed messages.
 * @param store contains the state; passed in where components subscribe before the live layer's code is loaded
 * @param frames subscribers to server frames other than the state
 */
export function createLive(
  { connect, rest, clock, outbox }: LivePorts,
  store: LiveStore = createLiveStore(),
  frames: FrameListeners = createFrameListeners(),
) {
  const reopenListeners = new Set<() => void>();
  let connection: Connection | null = null;
  let wasOpen = false;
  let cancelPoll = () => {};
  let isRunningCommands = false;
  let isTypingTickPending = false;
  let isUnseen: ((userId: UserId) => boolean) | undefined;

  const sendFrame = (frame: ClientFrame): boolean => connection?.send(frame) ?? false;
  const lifetime = createStateLifetime(clock, () => store.getState().me !== null, dispatch);
  const { afterDelay, guard } = lifetime;
  const typing = createTypingSender({ sendFrame, after: afterDelay });
  const requests = createRequests({ rest, getState: store.getState, guard });
  const persistence = createOutboxPersistence(outbox, store.getState);

  function dispatch(action: LiveAction): void {
    apply(action);
    runPendingCommands();
  }

  function apply(action: LiveAction): void {
    store.setState(reduce(store.getState(), action));
    persistence.persist();
  }

  /** Takes over the unconfirmed messages of a closed tab (RT42). */
  function adopt(persisted: readonly PersistedTemps[]): void {
    dispatch({ type: 'adopted', persisted });
    scheduleLossSettled();
    scheduleDoubtOverdue();
  }

  /** Removes all unconfirmed messages. The server may still receive those that were sent (RT42). */
  function discardAll(): void {
    for (const { id, temps } of store.getState().conversations.values()) {
      for (const temp of temps) dispatch({ type: 'delivery', event: 'discarded', id, tempId: temp.id });
    }
  }

  /** After a loss: schedules the action after which a fetched history is conclusive (RT41). */
  function scheduleLossSettled(): void {
    const { losses } = store.getState();
    afterDelay(SETTLES_AFTER, () => dispatch({ type: 'lossSettled', losses }));
  }

  /** After connecting: schedules the action that fails the messages that are still in doubt (RT33). */
  function scheduleDoubtOverdue(): void {
    const { losses } = store.getState();
    afterDelay(CONFIRM_WITHIN, () => dispatch({ type: 'doubtOverdue', losses }));
  }

  /** Executes commands until the state requires none, or the socket refuses a frame. */
  function runPendingCommands(): void {
    if (isRunningCommands) return;
    isRunningCommands = true;
    let isBlocked = false;
    while (!isBlocked) {
      const commands = pendingCommands(store.getState(), isUnseen);
      if (commands.length === 0) break;
      for (const command of commands) {
        if (!(isBlocked && command.kind === 'transmit') && !execute(command)) isBlocked = true;
      }
    }
    isRunningCommands = false;
  }

  /** @returns false when the socket refused the frame */
  function execute(command: Command): boolean {
    if (command.kind === 'reportRead') return reportRead(command);
    if (command.kind === 'transmit') return transmit(command);
    if (command.kind === 'loadList') requests.loadList(command.from, command.pages);
    else if (command.kind === 'loadCounts') requests.loadCounts();
    else if (command.kind === 'reportDoubt') reportDoubt(command.because);
    else void requests.loadConversation(command.id);
    return true;
  }

  /** Tells the socket, which may replace itself at once and so change the connection's state (RT90). */
  function reportDoubt(because: Doubt): void {
    apply({ type: 'doubtReported' });
    connection?.doubt(because);
  }

  function reportRead({ id, ids, by }: Command & { kind: 'reportRead' }): boolean {
    if (by === 'rest') requests.reportRead(id, ids);
    else if (!sendFrame({ type: 'mark_as_read', conversation_id: id, message_ids: [...ids] })) return false;
    apply({ type: 'readReported', id, ids, by });
    return true;
  }

  /**
   * Persists the message as sent before it is sent. If the page crashes in between, the message is in doubt and is not
   * sent twice (RT42).
   */
  function transmit({ id, tempId, content }: Command & { kind: 'transmit' }): boolean {
    apply({ type: 'delivery', event: 'transmitted', id, tempId });
    const { gap } = store.getState();
    const hasLeft = sendFrame({ type: 'send_message', conversation_id: id, content });
    if (!hasLeft) {
      apply({ type: 'delivery', event: 'refused', id, tempId });
      return false;
    }
    afterDelay(VERIFY_AFTER, () => dispatch({ type: 'unconfirmed', id, tempId, gap }));
    afterDelay(CONFIRM_WITHIN, () => dispatch({ type: 'delivery', event: 'overdue', id, tempId, gap }));
    return true;
  }

  /** Schedules the removal of the typing state that expires first; one timer serves all (RT83). */
  function scheduleTypingTick(): void {
    const next = nextTypingExpiry(store.getState());
    if (isTypingTickPending || next === null) return;
    isTypingTickPending = true;
    // The clock may have been set back since.
    afterDelay(Math.min(Math.max(0, next - clock.now()), TYPING_EXPIRES_AFTER), () => {
      isTypingTickPending = false;
      dispatch({ type: 'typingTick', at: clock.now() });
      scheduleTypingTick();
    });
  }

  /** Polls while the page is visible (RT74). */
  function schedulePoll(): void {
    cancelPoll();
    cancelPoll = afterDelay(POLL_EVERY, () => {
      if (store.getState().isVisible) dispatch({ type: 'polled' });
      schedulePoll();
    });
  }

  function begin(me: UserId | null): void {
    typing.stop();
    cancelPoll();
    lifetime.begin();
    wasOpen = false;
    isTypingTickPending = false;
    persistence.close();
    const { connection: before } = store.getState();
    dispatch({ type: 'reset', me });
    if (me === null) return;
    const { signal } = guard();
    persistence.open(
      me,
      (messages) => void (signal.aborted || adopt(messages)),
      () => void (signal.aborted || discardAll()),
    );
    schedulePoll();
    dispatch({ type: 'connectionChanged', connection: before });
  }

  function stop(): void {
    // The state is reset before the socket closes, so that the close does not mark messages as lost.
    if (store.getState().me !== null) begin(null);
    connection?.close();
    connection = null;
  }

  const live = {
    store,
    frames,

    /** Starts the live layer for a user and connects. The state of another user is discarded (RT43). */
    start(userId: UserId): void {
      if (store.getState().me === userId) return;
      stop();
      begin(userId);
      connection = connect(userId, live);
    },
    /** Ends the state: nothing more is sent, shown or received. Unsent messages stay persisted (RT42, RT43). */
    stop,
    /** Ends the state and removes the user's unsent messages. For a deliberate logout or a deleted account (RT43). */
    forget(userId: UserId): void {
      if (store.getState().me === userId) stop();
      outbox.forget(userId);
    },

    /** Applies a valid frame. The state changes before other subscribers are notified. */
    receive(frame: ServerFrame): void {
      dispatch({ type: 'frame', frame, at: clock.now() });
      if (frame.type === 'typing_status') scheduleTypingTick();
      frames.notify(frame);
    },
    /** Applies a new state of the socket. */
    connectionChanged(next: ConnectionState): void {
      if (next.kind !== 'open') typing.connectionLost();
      dispatch({ type: 'connectionChanged', connection: next });
      if (next.kind !== 'open') return scheduleLossSettled();
      scheduleDoubtOverdue();
      if (wasOpen) for (const listener of reopenListeners) listener();
      wasOpen = true;
    },
    /** Starts a new series of connection attempts (RT4). */
    reconnect: () => connection?.reconnect(),
    /**
     * Subscribes to reconnects: data that came over the socket has to be fetched after one (rule M4).
     * @returns unsubscribes
     */
    onReopened(listener: () => void): () => void {
      reopenListeners.add(listener);
      return () => reopenListeners.delete(listener);
    },

    /**
     * Sets the conversation whose chat is visible; null when none is, or when the list covers it on a phone (RT50).
     * Loads its missing messages, and the first page of the list.
     */
    openConversation(id: ConversationId | null): void {
      if (id !== store.getState().openId) typing.stop();
      dispatch({ type: 'opened', id });
    },
    /** Sets whose messages are not shown, even in an open conversation (RT57); to be called before `start`. */
    neverReport(whose: (userId: UserId) => boolean): void {
      isUnseen = whose;
    },
    /** Sets whether the page is visible (RT50, RT74). */
    pageVisible(isVisible: boolean): void {
      const isBack = isVisible && !store.getState().isVisible;
      dispatch({ type: 'visibility', isVisible });
      if (!isBack || store.getState().me === null) return;
      dispatch({ type: 'polled' });
      schedulePoll();
    },
    /**
     * Sends a text (RT30).
     * @returns false for a blank text, which is not sent
     */
    sendText(id: ConversationId, text: string): boolean {
      if (store.getState().me === null || isBlank(text)) return false;
      typing.stop();
      dispatch({ type: 'sendText', id, text, at: clock.now() });
      return true;
    },
    /** 再送: sends a failed message again over REST (RT39). Resolves to the error, or to null on success. */
    resend: requests.resend,
    /** Removes a failed or queued message (RT40). */
    discard: (id: ConversationId, tempId: string) => dispatch({ type: 'delivery', event: 'discarded', id, tempId }),
    discardAll,
    /** Reports the composer's whole text after each change (RT80). */
    typed(id: ConversationId, text: string): void {
      if (store.getState().me !== null) typing.typed(id, text);
    },
    /** At the end of the list: loads the next 20 conversations, or the first page again if it failed (RT66). */
    loadMoreConversations: () => dispatch({ type: 'moreRequested' }),
    /** Fetches everything that is visible again (RT60). */
    refresh: () => dispatch({ type: 'refreshRequested' }),
    /**
     * Runs a mutation of notifications with an optimistic update (RT75): the counter falls by `drop` at once, the echo
     * over the socket is ignored, and the server's count is fetched afterwards. Returns or throws what `change` does.
     */
    async changeNotifications<T>(drop: number | 'all', change: () => Promise<T>): Promise<T> {
      const state = guard();
      state.dispatch({ type: 'notificationsChanging', drop });
      try {
        return await change();
      } finally {
        state.dispatch({ type: 'notificationsChanged', at: clock.now() });
      }
    },
  };
  return live;
}

/**
 * Makes requests and timers end with the user's state: late responses have no effect, timers are cancelled (RT43).
 * @param hasUser returns false while there is no user; then no timer is started
 */
function createStateLifetime(clock: LiveClock, hasUser: () => boolean, dispatch: (action: LiveAction) => void) {
  let abortController = new AbortController();
  /** Functions that cancel the pending timers. A pending timer would retain the ended state in memory. */
  const cancels = new Set<() => void>();
  return {
    /** Ends the current state and begins the next. */
    begin(): void {
      for (const cancel of [...cancels]) cancel();
      abortController.abort(STATE_ENDED);
      abortController = new AbortController();
    },
    /** Returns a `dispatch` without effect after the end of the current state, and a signal that aborts then. */
    guard(): StateGuard {
      const { signal } = abortController;
      return { signal, dispatch: (action) => void (signal.aborted || dispatch(action)) };
    },
    /**
     * Calls back once, unless the state has ended by then.
     * @returns a function that cancels the timer
     */
    afterDelay(milliseconds: number, run: () => void): () => void {
      if (!hasUser()) return () => {};
      const stopTimer = clock.after(milliseconds, () => {
        cancels.delete(cancel);
        run();
      });
      const cancel = () => {
        cancels.delete(cancel);
        stopTimer();
      };
      cancels.add(cancel);
      return cancel;
    },
  };
}

interface TypingPorts {
  sendFrame(frame: ClientFrame): boolean;
  after(milliseconds: number, run: () => void): () => void;
}

/**
 * Sends the typing state: once at the start and once at the end of a burst (RT80 to RT82). Typing frames are never
 * queued.
 */
function createTypingSender({ sendFrame, after }: TypingPorts) {
  let typing: { id: ConversationId; cancel: () => void } | null = null;

  /** The socket is lost: ends the burst without a frame. */
  function connectionLost(): void {
    typing?.cancel();
    typing = null;
  }

  /** Ends the burst: the message was sent, the chat was left, or the user logged out. */
  function stop(): void {
    if (typing === null) return;
    const { id } = typing;
    connectionLost();
    sendFrame({ type: 'typing_stop', conversation_id: id });
  }

  return {
    /** Called with the composer's text after each change. */
    typed(id: ConversationId, text: string): void {
      if (typing !== null && typing.id !== id) stop();
      if (isBlank(text)) return stop();
      if (typing === null && !sendFrame({ type: 'typing_start', conversation_id: id })) return;
      typing?.cancel();
      typing = { id, cancel: after(TYPING_STOPS_AFTER, stop) };
    },
    stop,
    connectionLost,
  };
}
