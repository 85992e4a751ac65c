import type {
  Conversation,
  ConversationWithMessages,
  Message,
  Notification,
} from '../../src/api/generated/model/index.ts';
import type { ClientFrame, ServerFrame } from '../../src/realtime/generated/frames.ts';
import { itemsOf } from '../../src/lib/collections/sequence.ts';
import { createLive } from '../../src/realtime/engine.ts';
import type { LivePorts, LiveRest } from '../../src/realtime/ports.ts';
import type { Doubt } from '../../src/realtime/types.ts';
import { createLiveStore } from '../../src/realtime/store.ts';
import { messagesOf } from '../../src/realtime/selectors.ts';
import { createSimulatedClock } from './simulatedClock.ts';
import { flushPromises } from './simulation.ts';

/** The two users of the rule tests, and the start time. */
export const ME = 'user-1';
export const REN = 'user-2';
export const EVENING = Date.parse('2026-11-20T12:00:00Z');
/** Their conversation. */
export const CHAT = 'conversation-1';

const stamp = (seconds: number) => new Date(EVENING + seconds * 1_000).toISOString();

/** A message of れん. `at` is in seconds after the start; the id is `message-{at}` unless given. */
export function message(fields: Partial<Message> & { at?: number; from?: string } = {}): Message {
  const { at = 1, from = REN, ...rest } = fields;
  return {
    id: `message-${at}`,
    conversation_id: CHAT,
    sender_id: from,
    content: `text ${at}`,
    created_at: stamp(at),
    is_read: false,
    ...rest,
  };
}

export function conversation(
  fields: Partial<Conversation> & { messages?: readonly Message[] } = {},
): ConversationWithMessages {
  const { messages = [], ...rest } = fields;
  const last = messages.at(-1);
  return {
    id: CHAT,
    other_user: { id: REN, username: 'ren_drums', created_at: stamp(0), profile: null },
    last_message:
      last === undefined ? null : { content: last.content, created_at: last.created_at, sender_id: last.sender_id },
    updated_at: last?.created_at ?? stamp(0),
    unread_count: messages.filter(({ sender_id, is_read }) => sender_id !== ME && !is_read).length,
    ...rest,
    messages: [...messages],
  };
}

export function notification(fields: Partial<Notification> = {}): Notification {
  return {
    id: 'notification-1',
    type: 'info',
    title: 'お知らせ',
    message: '',
    is_read: false,
    created_at: stamp(0),
    ...fields,
  };
}

type CallName = keyof LiveRest;

interface Call {
  readonly name: CallName;
  readonly args: readonly unknown[];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A live layer whose ports the test controls. Requests stay pending until the test settles them. */
export function createRig({ stored = new Map<string, string>() } = {}) {
  let now = EVENING;
  const clock = createSimulatedClock({ now: () => now, advance: (milliseconds) => (now += milliseconds) });
  const store = createLiveStore();
  const sent: ClientFrame[] = [];
  const calls: Call[] = [];
  const doubts: Doubt[] = [];
  let isOpen = false;
  let leave: (text: string) => void = () => {};

  const call =
    (name: CallName) =>
    (...args: readonly unknown[]) =>
      new Promise<never>((resolve, reject) => {
        calls.push({ name, args, resolve, reject });
      });

  const ports: LivePorts = {
    connect: () => ({
      send(frame) {
        if (isOpen) sent.push(frame);
        return isOpen;
      },
      reconnect() {},
      doubt: (because) => void doubts.push(because),
      close() {},
    }),
    rest: {
      sendMessage: call('sendMessage'),
      markRead: call('markRead'),
      loadConversation: call('loadConversation'),
      loadConversations: call('loadConversations'),
      loadCounts: call('loadCounts'),
    },
    clock,
    outbox: {
      open(userId, onAbandoned) {
        const left = stored.get(userId);
        leave = onAbandoned;
        if (left !== undefined) onAbandoned(left);
        return {
          write(text) {
            if (text === null) stored.delete(userId);
            else stored.set(userId, text);
          },
          close() {},
        };
      },
      forget: (userId) => void stored.delete(userId),
    },
  };
  const engine = createLive(ports, store);

  function take(name: CallName): Call {
    const index = calls.findIndex((pending) => pending.name === name);
    const [found] = index < 0 ? [] : calls.splice(index, 1);
    if (found === undefined) throw new Error(`${name} was not called`);
    return found;
  }

  const rig = {
    engine,
    store,
    stored,
    sent,
    /** The evidence that the socket was told of. */
    doubts,
    clock,
    state: store.getState,
    /** The names of the pending requests, in the order of sending. */
    waiting: () => calls.map(({ name }) => name),
    argsOf: (name: CallName) => calls.find((pending) => pending.name === name)?.args,
    async answer(name: CallName, value: unknown) {
      take(name).resolve(value);
      await flushPromises();
    },
    async refuse(name: CallName, error: unknown = new TypeError('Failed to fetch')) {
      take(name).reject(error);
      await flushPromises();
    },
    deliver: (frame: ServerFrame) => engine.receive(frame),
    deliverMessage: (...fields: Parameters<typeof message>) =>
      engine.receive({ type: 'new_message', message: message(...fields) }),
    /** Confirms an own message over the socket. */
    confirm: (content: string, at: number, fields: Partial<Message> = {}) =>
      engine.receive({ type: 'message_sent', message: message({ at, from: ME, content, ...fields }) }),
    connect() {
      isOpen = true;
      engine.connectionChanged({ kind: 'open' });
    },
    lose() {
      isOpen = false;
      engine.connectionChanged({ kind: 'waiting', attempt: 1 });
    },
    /** The app takes the open connection for lost. */
    replace() {
      isOpen = false;
      engine.connectionChanged({ kind: 'connecting' });
    },
    giveUp() {
      isOpen = false;
      engine.connectionChanged({ kind: 'failed' });
    },
    /** The chat as texts: `text`, or `text (status)` for an unconfirmed message. */
    chat: (id = CHAT) =>
      itemsOf(messagesOf(store.getState(), id)).map(({ content, status }) =>
        status === 'sent' ? content : `${content} (${status})`,
      ),
    tempIds: (id = CHAT) =>
      itemsOf(messagesOf(store.getState(), id)).flatMap((entry) => (entry.status === 'sent' ? [] : [entry.id])),
    /** Another tab was closed and has left this text. */
    leave: (text: string) => leave(text),
    counts: () => [store.getState().counts.messages, store.getState().counts.notifications],
    unread: (id = CHAT) => store.getState().conversations.get(id)?.unread,
    sentTypes: () => sent.map(({ type }) => type),
  };
  return rig;
}

/** はな is logged in and connected, her chat is loaded and visible, and nothing is in flight. */
export async function createOpenChat(messages: readonly Message[] = [], options: Parameters<typeof createRig>[0] = {}) {
  const rig = createRig(options);
  rig.engine.start(ME);
  rig.connect();
  rig.engine.openConversation(CHAT);
  const { messages: _, ...listed } = conversation({ messages });
  await rig.answer('loadCounts', { messages: listed.unread_count, notifications: 0 });
  await rig.answer('loadConversations', [listed]);
  await rig.answer('loadConversation', conversation({ messages }));
  while (rig.waiting().includes('loadCounts')) {
    await rig.answer('loadCounts', { messages: rig.counts()[0], notifications: 0 });
  }
  return rig;
}
