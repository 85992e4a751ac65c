import { describe, expect, test, vi } from 'vitest';
import { createLive } from './engine.ts';
import type { ClientFrame } from './generated/frames.ts';
import type { Connection, LivePorts, SocketListener } from './ports.ts';
import { onlineStateOf } from './selectors.ts';
import { ME } from '../../tests/simulation/rig.ts';

/** A connection that the test controls. */
class FakeConnection implements Connection {
  readonly sent: ClientFrame[] = [];
  isClosed = false;
  tries = 0;
  readonly listener: SocketListener;
  constructor(listener: SocketListener) {
    this.listener = listener;
  }
  send = (frame: ClientFrame) => !this.isClosed && this.sent.push(frame) > 0;
  reconnect = () => void (this.tries += 1);
  doubt = () => {};
  close = () => {
    this.isClosed = true;
    this.listener.connectionChanged({ kind: 'closed' });
  };
}

/** Creates a live layer whose requests never settle. */
function createLayer() {
  const calls: string[] = [];
  const opened: FakeConnection[] = [];
  /** The persisted outbox by user, and the users whose part this tab has closed. */
  const stored = new Map<string, string>();
  const closed: string[] = [];
  /** Called as when another tab removes what this one has stored. */
  let removeElsewhere = () => {};
  const never = (name: string) => () => {
    calls.push(name);
    return new Promise<never>(() => undefined);
  };
  const ports: LivePorts = {
    connect(_userId, listener) {
      const connection = new FakeConnection(listener);
      opened.push(connection);
      return connection;
    },
    rest: {
      sendMessage: never('sendMessage'),
      markRead: never('markRead'),
      loadConversation: never('loadConversation'),
      loadConversations: never('loadConversations'),
      loadCounts: never('loadCounts'),
    },
    clock: { now: () => 1_000, after: () => () => undefined },
    outbox: {
      open(userId, onLeft, onRemoved) {
        removeElsewhere = onRemoved;
        const left = stored.get(userId);
        if (left !== undefined) onLeft(left);
        return {
          write: (text) => void (text === null ? stored.delete(userId) : stored.set(userId, text)),
          close: () => void closed.push(userId),
        };
      },
      forget: (userId) => void stored.delete(userId),
    },
  };
  const live = createLive(ports);
  return { live, state: live.store.getState, calls, opened, stored, closed, removeElsewhere: () => removeElsewhere() };
}

/** Creates a layer in which a user's state has been started. */
function startedLayer() {
  const layer = createLayer();
  const reopened = vi.fn<() => void>();
  layer.live.onReopened(reopened);
  layer.live.start(ME);
  const [connection] = layer.opened as [FakeConnection];
  return { ...layer, reopened, connection };
}

describe('before the person is known', () => {
  test('RT12: what a screen shows is remembered and handled later', () => {
    const { live, state, calls } = createLayer();
    live.openConversation('conversation-1');
    live.pageVisible(false);
    live.connectionChanged({ kind: 'open' });
    live.loadMoreConversations();
    expect(state()).toMatchObject({
      me: null,
      openId: 'conversation-1',
      isVisible: false,
      connection: { kind: 'open' },
      list: { isActive: true, isRequested: true },
    });
    live.start(ME);
    expect(state()).toMatchObject({ me: ME, connection: { kind: 'open' }, openId: 'conversation-1' });
    expect(calls).toEqual(['loadCounts', 'loadConversations', 'loadConversation']);
  });

  test('RT12: nothing is sent, loaded or changed', async () => {
    const { live, state, calls, opened } = createLayer();
    const before = state();
    live.stop();
    live.forget(ME);
    live.refresh();
    live.typed('conversation-1', 'や');
    live.discard('conversation-1', 'temp-1000');
    live.receive({ type: 'user_status', user_id: 'user-2', is_online: true });
    expect(live.sendText('conversation-1', 'やあ')).toBe(false);
    expect(await live.resend('conversation-1', 'temp-1000')).toBeNull();
    expect(await live.changeNotifications(1, async () => 'changed')).toBe('changed');
    live.reconnect();
    expect(state()).toBe(before);
    expect([calls, opened]).toEqual([[], []]);
  });
});

describe('with a person', () => {
  test('the state follows the socket; every opening but the first is a return', () => {
    const { state, connection, reopened } = startedLayer();
    expect(state().me).toBe(ME);
    connection.listener.connectionChanged({ kind: 'waiting', attempt: 1 });
    expect(state().connection).toEqual({ kind: 'waiting', attempt: 1 });
    expect(reopened).not.toHaveBeenCalled();
    connection.listener.connectionChanged({ kind: 'open' });
    expect(reopened).not.toHaveBeenCalled();
    expect(state().connection.kind).toBe('open');
    connection.listener.connectionChanged({ kind: 'waiting', attempt: 1 });
    expect(reopened).not.toHaveBeenCalled();
    connection.listener.connectionChanged({ kind: 'open' });
    expect(reopened).toHaveBeenCalledOnce();
  });

  test('only subscribed listeners are notified of a reconnection', () => {
    const { live, connection } = startedLayer();
    const listener = vi.fn<() => void>();
    live.onReopened(listener)();
    connection.listener.connectionChanged({ kind: 'open' });
    connection.listener.connectionChanged({ kind: 'open' });
    expect(listener).not.toHaveBeenCalled();
  });

  test('a frame changes the state before listeners receive it', () => {
    const { live, state, connection } = startedLayer();
    const seen: (boolean | null)[] = [];
    live.frames.subscribe('user_status', ({ user_id }) => seen.push(onlineStateOf(state(), user_id)));
    connection.listener.receive({ type: 'user_status', user_id: 'user-2', is_online: true });
    expect(seen).toEqual([true]);
  });

  test('a requested reconnect reaches the socket', () => {
    const { live, connection } = startedLayer();
    live.reconnect();
    expect(connection.tries).toBe(1);
  });

  test('RT42: messages that another tab removes are discarded', () => {
    const { live, state, connection, removeElsewhere } = startedLayer();
    live.sendText('conversation-1', '待つ');
    expect(state().conversations.get('conversation-1')?.temps).toHaveLength(1);
    removeElsewhere();
    expect(state().conversations.get('conversation-1')?.temps).toEqual([]);
    expect(connection.sent).toEqual([]);
  });

  test('the end ends the state and closes the socket; what was not sent waits for the same person', () => {
    const { connection, state, live, stored, closed } = startedLayer();
    live.openConversation('conversation-1');
    live.sendText('conversation-1', 'やあ');
    live.stop();
    expect([state().me, connection.isClosed]).toEqual([null, true]);
    expect(stored.get(ME)).toContain('やあ');
    expect(closed).toEqual([ME]);
    live.start(ME);
    expect(state().conversations.get('conversation-1')?.temps).toMatchObject([{ content: 'やあ', delivery: 'queued' }]);
    live.forget(ME);
    expect([state().me, stored.get(ME), closed]).toEqual([null, undefined, [ME, ME]]);
  });

  test('another person gets a socket of their own, and the first one’s is closed', () => {
    const { live, state, opened } = startedLayer();
    live.start('user-2');
    expect(state().me).toBe('user-2');
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    live.typed('conversation-1', 'や');
    expect(opened.map(({ sent }) => sent.length)).toEqual([0, 1]);
    live.stop();
    expect(state().me).toBeNull();
  });
});
