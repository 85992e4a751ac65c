import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import type { Command } from '../adapters/backend.ts';
import { hana } from '../personas/hana.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPersona } from '../scenarios/populate.ts';
import { brokenInvariants } from '../world/invariants.ts';
import { showTyping } from './partnerActions.ts';

async function setUp() {
  const commands: Command[] = [];
  const fake = createFakeBackend({ onCommand: (command) => void commands.push(command) });
  addPersona(fake.backend.world, ren);
  addPersona(fake.backend.world, sora);
  const me = fake.as(hana.email);
  const partner = fake.as(ren.email);
  const mine = me.connect();
  return { fake, commands, me, partner, mine, pair: { me: me.userId, partner: partner.userId } };
}

const typesOf = (frames: readonly { type: string }[]) => frames.slice(1).map(({ type }) => type);

describe('actions of a partner from the mock panel', () => {
  it('send a message that sockets and HTTP show alike, in a conversation that is created for it', async () => {
    const { fake, me, mine, pair } = await setUp();
    fake.backend.perform({ kind: 'message', ...pair, content: 'はじめまして' });
    expect(typesOf(mine.frames)).toContain('new_message');
    const [conversation] = (await me.call('listConversations')).body;
    expect(conversation).toMatchObject({ unread_count: 1, last_message: { content: 'はじめまして' } });
    expect(brokenInvariants(fake.backend.world)).toEqual([]);
  });

  it('like only once', async () => {
    const { fake, me, mine, pair } = await setUp();
    fake.backend.perform({ kind: 'like', ...pair });
    expect(typesOf(mine.frames)).toEqual(['like_received', 'new_notification']);
    expect((await me.call('listReceivedLikes')).body).toHaveLength(1);
    expect(() => fake.backend.perform({ kind: 'like', ...pair })).toThrow('既にいいねしています');
  });

  it('make a match from any existing likes, and only once', async () => {
    const { fake, me, mine, pair } = await setUp();
    fake.backend.perform({ kind: 'like', ...pair });
    fake.backend.perform({ kind: 'match', ...pair });
    expect(typesOf(mine.frames)).toContain('match_created');
    expect((await me.call('listMutualLikes')).body).toHaveLength(1);
    expect(() => fake.backend.perform({ kind: 'match', ...pair })).toThrow('既にマッチングしています');
  });

  it('change nothing if one of the two has no profile', async () => {
    const { fake, me, pair } = await setUp();
    const partner = fake.as(sora.email).userId;
    expect(() => fake.backend.perform({ kind: 'match', ...pair, partner })).toThrow('プロフィールがありません');
    expect((await me.call('listSentLikes')).body).toEqual([]);
  });

  it('announce the announcements in order', async () => {
    const { fake, me, pair } = await setUp();
    fake.backend.perform({ kind: 'notification', me: pair.me });
    fake.backend.perform({ kind: 'notification', me: pair.me });
    const titles = (await me.call('listNotifications')).body.map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(2);
  });

  it('show typing only in an existing conversation, and stop it', async () => {
    const { fake, mine, pair } = await setUp();
    const { world } = fake.backend;
    expect(() => showTyping(world, pair.me, pair.partner)).toThrow('会話がまだありません');
    fake.backend.perform({ kind: 'message', ...pair, content: 'やあ' });
    const stop = showTyping(world, pair.me, pair.partner);
    expect(mine.frames.at(-1)).toMatchObject({ type: 'typing_status', is_typing: true });
    stop();
    expect(mine.frames.at(-1)).toMatchObject({ type: 'typing_status', is_typing: false });
  });

  it('are repeated by a replay, except refused ones', async () => {
    const { fake, commands, me, pair } = await setUp();
    fake.backend.perform({ kind: 'match', ...pair });
    fake.backend.perform({ kind: 'message', ...pair, content: 'やあ' });
    fake.backend.perform({ kind: 'notification', me: pair.me });
    expect(() => fake.backend.perform({ kind: 'like', ...pair })).toThrow('既にいいねしています');
    expect(commands.map(({ kind }) => kind)).toEqual(['partnerAction', 'partnerAction', 'partnerAction']);
    const before = (await me.call('listNotifications')).body;

    const again = await setUp();
    again.fake.backend.replay(commands);
    expect((await again.me.call('listNotifications')).body).toEqual(before);
    expect((await again.me.call('listMutualLikes')).body).toHaveLength(1);
  });
});
