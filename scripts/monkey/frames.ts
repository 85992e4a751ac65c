import { pick, type Random } from '../../mocks/content/random.ts';

const at = '2026-11-20T09:00:00+00:00';
const stray = { conversation_id: 'no-such-conversation', content: 'どこからか', created_at: at, is_read: false };

/**
 * What the monkey lets the fake backend send over the socket. Valid frames of a server and invalid ones: hints, frames
 * about unknown ids, and frames with an unknown type or an invalid shape.
 */
const frames: readonly object[] = [
  { type: 'new_message', message: { id: 'stray', sender_id: 'nobody', ...stray } },
  { type: 'message_sent', message: { id: 'stray', sender_id: 'nobody', ...stray } },
  { type: 'new_message', message: null },
  { type: 'new_message' },
  { type: 'typing_status', conversation_id: 'no-such-conversation', user_id: 'nobody', is_typing: true },
  { type: 'user_status', user_id: 'nobody', is_online: true },
  { type: 'online_users', users: [] },
  { type: 'online_users', users: 'everybody' },
  { type: 'messages_read', conversation_id: 'no-such-conversation', message_ids: [], reader_id: 'nobody' },
  {
    type: 'new_notification',
    notification: { id: 'stray', type: 'new_like', title: 'いいね', message: 'いいね', is_read: false, created_at: at },
  },
  { type: 'new_notification', notification: { type: 'unheard_of' } },
  { type: 'notification_read', count: 1 },
  { type: 'notification_read', count: -1 },
  { type: 'like_received' },
  { type: 'match_created' },
  { type: 'pong' },
  { type: 'unheard_of', payload: { deep: [[[{}]]] } },
  { type: 7 },
  {},
];

export const frameAtRandom = (random: Random): object => pick(frames, random);
