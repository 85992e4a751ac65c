import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPersona } from '../scenarios/populate.ts';
import { BROKEN_CODE, REFUSED_CODE } from './hub.ts';
import { attachPartner } from './partner.ts';

async function setUp() {
  const fake = createFakeBackend();
  addPersona(fake.backend.world, ren);
  addPersona(fake.backend.world, sora);
  const me = fake.as(hana.email);
  const friend = fake.as(ren.email);
  const unrelated = fake.as(sora.email);
  const { id } = (await me.call('createConversation', { body: { other_user_id: friend.userId } })).body.data;
  return { fake, me, friend, unrelated, id: id as string };
}
const say = (frame: object) => JSON.stringify(frame);

describe('the socket', () => {
  it('sends the online users on opening, and later only conversation partners that come and go', async () => {
    const { me, friend, unrelated } = await setUp();
    const mine = me.connect();
    const outside = unrelated.connect();
    const first = friend.connect();
    const second = friend.connect();
    expect(first.frames).toEqual([{ type: 'online_users', users: [me.userId, friend.userId].sort() }]);
    first.session.closed();
    expect(mine.frames.slice(1)).toEqual([{ type: 'user_status', user_id: friend.userId, is_online: true }]);
    second.session.closed();
    expect(mine.frames.at(-1)).toEqual({ type: 'user_status', user_id: friend.userId, is_online: false });
    expect(outside.frames).toEqual([{ type: 'online_users', users: [unrelated.userId] }]);
  });

  it('shows two users to each other when their conversation is created, if they are online', async () => {
    const { me, unrelated } = await setUp();
    const mine = me.connect();
    await me.call('createConversation', { body: { other_user_id: unrelated.userId } });
    expect(mine.frames).toHaveLength(1);

    const { me: host, friend, unrelated: guest } = await setUp();
    const theirs = friend.connect();
    const outside = host.connect();
    const newcomer = guest.connect();
    const before = [theirs, outside, newcomer].map(({ frames }) => frames.length);
    await guest.call('createConversation', { body: { other_user_id: friend.userId } });
    await guest.call('createConversation', { body: { other_user_id: friend.userId } });
    expect(theirs.frames.slice(before[0])).toEqual([{ type: 'user_status', user_id: guest.userId, is_online: true }]);
    expect(outside.frames.slice(before[1])).toEqual([]);
    expect(newcomer.frames.slice(before[2])).toEqual([
      { type: 'user_status', user_id: friend.userId, is_online: true },
    ]);
  });

  it('delivers a message to all sockets of both users, equal to the response over HTTP', async () => {
    const { me, friend, unrelated, id } = await setUp();
    const [mine, mineToo, theirs, outside] = [me.connect(), me.connect(), friend.connect(), unrelated.connect()];
    mine.session.receive(say({ type: 'send_message', conversation_id: id, content: ' こんにちは ' }));
    const [message] = (await friend.call('getConversation', { params: { id } })).body.messages;
    expect(message).toMatchObject({ content: 'こんにちは', is_read: false, sender_id: me.userId });
    const sent = { type: 'message_sent', message };
    expect(mine.frames).toContainEqual(sent);
    expect(mineToo.frames).toContainEqual(sent);
    expect(theirs.frames).toContainEqual({ type: 'new_message', message });
    expect(theirs.frames.at(-1)).toMatchObject({
      type: 'new_notification',
      notification: { type: 'new_message', conversation_id: id },
    });
    expect(outside.frames).toHaveLength(1);
  });

  it('marks the other user’s messages as read and notifies both users', async () => {
    const { me, friend, id } = await setUp();
    const mine = me.connect();
    const theirs = friend.connect();
    for (const content of ['一', '二']) {
      mine.session.receive(say({ type: 'send_message', conversation_id: id, content }));
    }
    const ids = (await me.call('getConversation', { params: { id } })).body.messages.map(
      (row: { id: string }) => row.id,
    );
    mine.session.receive(say({ type: 'mark_as_read', conversation_id: id, message_ids: [] }));
    expect((await friend.call('countUnreadMessages')).body.count).toBe(2);
    theirs.session.receive(say({ type: 'mark_as_read', conversation_id: id, message_ids: [ids[0], 'nobody-1'] }));
    expect((await friend.call('countUnreadMessages')).body.count).toBe(1);
    theirs.session.receive(say({ type: 'mark_as_read', conversation_id: id, message_ids: [] }));
    const read = mine.frames.filter((frame) => frame.type === 'messages_read');
    expect(read).toEqual([
      { type: 'messages_read', conversation_id: id, message_ids: [ids[0]], reader_id: friend.userId },
      { type: 'messages_read', conversation_id: id, message_ids: [ids[1]], reader_id: friend.userId },
    ]);
    expect(theirs.frames.filter((frame) => frame.type === 'messages_read')).toEqual(read);
  });

  it('relays typing to the other user only', async () => {
    const { me, friend, unrelated, id } = await setUp();
    const [mine, theirs, outside] = [me.connect(), friend.connect(), unrelated.connect()];
    mine.session.receive(say({ type: 'typing_start', conversation_id: id }));
    mine.session.receive(say({ type: 'typing_stop', conversation_id: id }));
    outside.session.receive(say({ type: 'typing_start', conversation_id: id }));
    expect(theirs.frames.slice(1)).toEqual([
      { type: 'typing_status', conversation_id: id, user_id: me.userId, is_typing: true },
      { type: 'typing_status', conversation_id: id, user_id: me.userId, is_typing: false },
    ]);
    expect(mine.frames.some((frame) => frame.type === 'typing_status')).toBe(false);
  });

  it('ignores malformed, unknown and forbidden frames, and responds to a ping', async () => {
    const { unrelated, me, id } = await setUp();
    const outside = unrelated.connect();
    for (const text of ['', '{', '[]', 'null', say({ type: 'dance' }), say({ type: 'send_message' })]) {
      outside.session.receive(text);
    }
    outside.session.receive(say({ type: 'send_message', conversation_id: id, content: '割り込み' }));
    outside.session.receive(say({ type: 'ping' }));
    expect(outside.frames.slice(1)).toEqual([{ type: 'pong' }]);
    expect((await me.call('getConversation', { params: { id } })).body.messages).toEqual([]);
  });

  it('refuses invalid tokens and tokens of other users, and closes when the token is revoked', async () => {
    const { fake, me, friend } = await setUp();
    const peer = { send: () => undefined, close: () => undefined };
    expect(fake.backend.hub.connect(me.userId, friend.token, peer)).toBeNull();
    expect(fake.backend.hub.connect(me.userId, 'nonsense', peer)).toBeNull();
    const mine = me.connect();
    const theirs = friend.connect();
    await fake.nobody.call('deleteAccount', { body: { email: hana.email, password: 'password123' } });
    expect(mine.closedWith).toEqual([REFUSED_CODE]);
    expect(theirs.frames.at(-1)).toMatchObject({ type: 'user_status', is_online: false });
  });

  it('closes every socket and refuses new ones until it is restored', async () => {
    const { fake, me } = await setUp();
    const { hub } = fake.backend;
    const mine = me.connect();
    hub.cut();
    expect(mine.closedWith).toEqual([BROKEN_CODE]);
    expect(() => me.connect()).toThrow('refused');
    hub.restore();
    expect(me.connect().frames[0]).toMatchObject({ type: 'online_users' });
  });

  it('accepts sockets again when the World is replaced', async () => {
    const { fake } = await setUp();
    fake.backend.hub.cut();
    fake.backend.reset('empty');
    expect(fake.backend.hub.isCut).toBe(false);
  });

  it('does not let scripted users answer for a user whose sockets are refused', async () => {
    const { fake, me, friend } = await setUp();
    const actions: (() => void)[] = [];
    attachPartner(fake.backend, (_milliseconds, action) => void actions.push(action));
    me.connect();
    fake.backend.hub.cut();
    fake.backend.perform({ kind: 'message', me: me.userId, partner: friend.userId, content: 'いますか' });
    expect(actions).toEqual([]);
    fake.backend.perform({ kind: 'message', me: friend.userId, partner: me.userId, content: 'います' });
    expect(actions).not.toEqual([]);
  });
});
