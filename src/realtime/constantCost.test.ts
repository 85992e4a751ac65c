import { describe, expect, test } from 'vitest';
import { countReads } from '../../tests/support/countReads.ts';
import {
  CHAT,
  conversation,
  createOpenChat,
  EVENING,
  ME,
  message,
  notification,
  REN,
} from '../../tests/simulation/rig.ts';
import type { ServerFrame } from './generated/frames.ts';
import { reduce } from './reducer.ts';
import { conversationOf, isTypingIn, messagesOf, onlineStateOf } from './selectors.ts';
import type { LiveAction, LiveState } from './types.ts';
import { conversationsWith, unreadMessages } from './unreadCounts.ts';

const FEW = 10;
const MANY = 100_000;
/**
 * A tree of 100,000 entries has four levels. An action looks up and replaces several entries, and reads up to 32 parts
 * of each level then; what copies or scans the entries reads 100,000.
 */
const MOST = 2_000;

const NOBODY: ReadonlySet<string> = new Set();
const BLOCKED: ReadonlySet<string> = new Set(['user-of-known-5', 'user-9']);

/** An open chat, with so many other people online and so many other conversations, who all have been active. */
async function crowdOf(count: number): Promise<LiveState> {
  const rig = await createOpenChat([message({ at: 1, is_read: true })]);
  const ids = Array.from({ length: count }, (_, index) => `known-${index}`);
  const requestedAt = { gap: rig.state().gap, event: 0, settledLosses: 0 };
  const conversations = ids.map((id) => {
    const one = conversation({ id });
    return { ...one, other_user: { ...one.other_user, id: `user-of-${id}` } };
  });
  const own = ids.map((_, index) => ({
    id: `own-${index}`,
    senderId: ME,
    content: `own ${index}`,
    createdAt: EVENING - index,
    isRead: false,
    status: 'sent' as const,
  }));
  const theirs = own.map((one) => ({ ...one, id: `theirs-${one.id}`, senderId: 'user-of-known-2' }));
  const frames: ServerFrame[] = [
    { type: 'online_users', users: ids.map((id) => `user-of-${id}`) },
    ...ids.flatMap((id, index): ServerFrame[] => [
      { type: 'user_status', user_id: `user-of-${id}`, is_online: index % 2 === 0 },
      { type: 'typing_status', conversation_id: id, user_id: `user-of-${id}`, is_typing: true },
    ]),
    // Read before the messages have come, and read without saying which.
    ...[CHAT, 'known-1'].map((id): ServerFrame => ({
      type: 'messages_read',
      conversation_id: id,
      message_ids: ids.map((name) => `early-${name}`),
      reader_id: REN,
    })),
    { type: 'messages_read', conversation_id: 'known-2', message_ids: [], reader_id: 'user-of-known-2' },
  ];
  const [, , withMessages = conversation()] = conversations;
  const actions: LiveAction[] = [
    { type: 'conversationsLoaded', conversations, requestedAt },
    { type: 'conversationLoaded', conversation: withMessages, messages: [...own, ...theirs], requestedAt },
    ...frames.map((frame): LiveAction => ({ type: 'frame', frame, at: rig.clock.now() })),
  ];
  return actions.reduce(reduce, rig.state());
}

const selected: ((state: LiveState) => unknown)[] = [
  (state) => onlineStateOf(state, REN),
  (state) => isTypingIn(state, CHAT, EVENING),
  (state) => conversationOf(state, CHAT),
  (state) => messagesOf(state, CHAT).length,
  (state) => unreadMessages(state, NOBODY),
  (state) => unreadMessages(state, BLOCKED),
  (state) => conversationsWith(state, BLOCKED),
];

/** A crowd whose state is watched. What is computed once, and stored for each part of a tree, is computed before. */
async function watchedCrowd(count: number) {
  const counter = countReads();
  const rig = await createOpenChat([message({ at: 1, is_read: true })]);
  const watch = () => rig.store.setState(counter.watch(rig.state()), true);
  rig.store.setState(await crowdOf(count), true);
  watch();
  for (const index of [0, 1, 2]) {
    const id = `known-${index}`;
    const from = `user-of-${id}`;
    rig.deliver({ type: 'user_status', user_id: from, is_online: false });
    rig.deliver({ type: 'typing_status', conversation_id: id, user_id: from, is_typing: true });
    for (const conversation_id of [id, CHAT, `unknown-${index}`]) {
      rig.deliverMessage({ at: 2 + index, id: `first-${conversation_id}-${index}`, conversation_id, from });
      for (const reader_id of [ME, from])
        rig.deliver({ type: 'messages_read', conversation_id, message_ids: [`early-${index}`], reader_id });
      rig.deliver({ type: 'messages_read', conversation_id, message_ids: [], reader_id: from });
    }
    watch();
  }
  rig.deliver({ type: 'pong' });
  for (const select of selected) select(rig.state());
  return { counter, state: rig.state() };
}

const crowds = [watchedCrowd(FEW), watchedCrowd(MANY)];

type Rig = Awaited<ReturnType<typeof createOpenChat>>;

let number = 100;
const work: Record<string, (rig: Rig) => void> = {
  'somebody who comes': (rig) => rig.deliver({ type: 'user_status', user_id: 'user-of-known-3', is_online: true }),
  'somebody who leaves': (rig) => rig.deliver({ type: 'user_status', user_id: 'user-of-known-4', is_online: false }),
  'a stranger who comes': (rig) =>
    rig.deliver({ type: 'user_status', user_id: `stranger-${(number += 1)}`, is_online: true }),
  'typing in a conversation of the list': (rig) =>
    rig.deliver({ type: 'typing_status', conversation_id: 'known-6', user_id: 'user-of-known-6', is_typing: true }),
  'the end of typing': (rig) =>
    rig.deliver({ type: 'typing_status', conversation_id: 'known-7', user_id: 'user-of-known-7', is_typing: false }),
  'typing nowhere in sight': (rig) =>
    rig.deliver({
      type: 'typing_status',
      conversation_id: `nowhere-${(number += 1)}`,
      user_id: 'user-9',
      is_typing: true,
    }),
  'a message in the open chat': (rig) => rig.deliverMessage({ at: (number += 10), id: `new-${number}` }),
  'a message in another conversation': (rig) =>
    rig.deliverMessage({
      at: (number += 10),
      id: `new-${number}`,
      conversation_id: 'known-8',
      from: 'user-of-known-8',
    }),
  'a message in an unread conversation': (rig) =>
    rig.deliverMessage({
      at: (number += 10),
      id: `new-${number}`,
      conversation_id: 'known-2',
      from: 'user-of-known-2',
    }),
  'a message of an unknown conversation': (rig) =>
    rig.deliverMessage({ at: (number += 10), id: `new-${number}`, conversation_id: `chat-${number}`, from: 'user-9' }),
  'a message that was read ahead': (rig) =>
    rig.deliverMessage({
      at: (number += 10),
      id: 'early-known-9',
      conversation_id: 'known-1',
      from: 'user-of-known-1',
    }),
  'an own message from another tab': (rig) => rig.confirm('はい', (number += 10), { id: `new-${number}` }),
  'a message that is sent and confirmed': (rig) => {
    rig.engine.sendText(CHAT, 'はい');
    rig.confirm('はい', (number += 10), { id: `new-${number}` });
  },
  'a message that another tab has read': (rig) =>
    rig.deliver({
      type: 'messages_read',
      conversation_id: 'known-2',
      message_ids: [`theirs-own-${(number += 1) % 7}`],
      reader_id: ME,
    }),
  'a message that was read': (rig) =>
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: [`n-${(number += 1)}`], reader_id: REN }),
  'all messages that were read': (rig) =>
    rig.deliver({ type: 'messages_read', conversation_id: 'known-2', message_ids: [], reader_id: 'user-of-known-2' }),
  'a notification': (rig) =>
    rig.deliver({ type: 'new_notification', notification: notification({ id: `notice-${(number += 1)}` }) }),
  'a read notification': (rig) => rig.deliver({ type: 'notification_read' }),
  'a pong': (rig) => rig.deliver({ type: 'pong' }),
  'a chat that is opened': (rig) => rig.engine.openConversation('known-3'),
  'a chat that is left': (rig) => rig.engine.openConversation(null),
  'a page that is hidden': (rig) => rig.engine.pageVisible(false),
  'counts of the server': (rig) =>
    rig.store.setState(
      reduce(rig.state(), {
        type: 'countsLoaded',
        messages: 0,
        notifications: 0,
        requestedAt: { gap: 1, event: 0, settledLosses: 0 },
      }),
    ),
  'a conversation that the server does not have': (rig) =>
    rig.store.setState(reduce(rig.state(), { type: 'conversationFailed', id: 'known-9', isMissing: true })),
};

describe.each(Object.entries(work))('RT88: %s', (_what, run) => {
  test(`costs about the same with ${FEW} and with ${MANY} others`, async () => {
    const [few = 0, many = 0] = await Promise.all(
      crowds.map(async (crowd) => {
        const { counter, state } = await crowd;
        const rig = await createOpenChat();
        rig.store.setState(state, true);
        rig.deliver({ type: 'pong' });
        // The shell and the messages select these after every action.
        rig.store.subscribe((next) => {
          for (const select of selected) select(next);
        });
        return counter.during(() => run(rig));
      }),
    );
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThan(MOST);
  });
});
