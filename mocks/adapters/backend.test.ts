import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeBackend, type Caller, type FakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { mio } from '../personas/mio.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPersona } from '../scenarios/populate.ts';
import { MINUTE } from '../world/clock.ts';
import { brokenInvariants } from '../world/invariants.ts';
import type { World } from '../world/world.ts';
import type { Command } from './backend.ts';
import { respond } from './respond.ts';
import type { ReadContent } from './serveUpload.ts';

/** Everything of a World that a restart must restore. */
function snapshot(world: World): unknown {
  const { users, tokens, mails, profiles, videos, likes, conversations, messages, notifications, posts } = world;
  const maps = { users, tokens, mails, profiles, videos, likes, conversations, messages, notifications, posts };
  return Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, [...map]]));
}

type Step = (people: readonly Caller[], fake: FakeBackend) => Promise<unknown>;

const idOf = async (caller: Caller, list: 'listPosts' | 'listConversations' | 'listMyVideos' | 'listNotifications') =>
  (await caller.call(list)).body[0]?.id ?? 'nobody-1';
const profileOf = (fake: FakeBackend, caller: Caller) => ({
  params: { id: fake.backend.world.profileIdByUser.get(caller.userId) ?? 'nobody-1' },
});
function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Actions of users in any order; refused ones are included on purpose. */
const steps: Record<string, (a: number, b: number) => Step> = {
  like: (a, b) => (people, fake) => at(people, a).call('likeProfile', profileOf(fake, at(people, b))),
  unlike: (a, b) => (people, fake) => at(people, a).call('unlikeProfile', profileOf(fake, at(people, b))),
  open: (a, b) => (people) =>
    at(people, a).call('createConversation', { body: { other_user_id: at(people, b).userId } }),
  say: (a) => async (people) =>
    at(people, a).call('sendMessage', {
      params: { id: await idOf(at(people, a), 'listConversations') },
      body: { content: 'やあ' },
    }),
  sayBySocket:
    (a) =>
    async (people, { backend }) => {
      const conversation_id = await idOf(at(people, a), 'listConversations');
      backend.act(at(people, a).userId, { type: 'send_message', conversation_id, content: 'おーい' });
    },
  read: (a) => async (people) =>
    at(people, a).call('markConversationRead', { params: { id: await idOf(at(people, a), 'listConversations') } }),
  post: (a) => (people) => at(people, a).call('createPost', { body: form({ content: 'ひとこと' }) }),
  reply: (a, b) => async (people) =>
    at(people, a).call('createPost', {
      body: form({ content: '返信', reply_to_id: await idOf(at(people, b), 'listPosts') }),
    }),
  deletePost: (a) => async (people) =>
    at(people, a).call('deletePost', { params: { id: await idOf(at(people, a), 'listPosts') } }),
  upload: (a) => (people) =>
    at(people, a).call('uploadVideo', { body: form({ file: new File(['x'], 'a.mp4', { type: 'video/mp4' }) }) }),
  dropVideo: (a) => async (people) =>
    at(people, a).call('deleteVideo', { params: { id: await idOf(at(people, a), 'listMyVideos') } }),
  picture: (a) => (people) =>
    at(people, a).call('uploadAvatar', { body: form({ file: new File(['x'], 'a.png', { type: 'image/png' }) }) }),
  noPicture: (a) => (people) => at(people, a).call('deleteAvatar'),
  notice: (a) => async (people) =>
    at(people, a).call('deleteNotification', { params: { id: await idOf(at(people, a), 'listNotifications') } }),
  readNotices: (a) => (people) => at(people, a).call('markAllNotificationsRead'),
  logIn: (a) => (_people, fake) =>
    fake.nobody.call('logIn', { body: { email: EMAILS[a % EMAILS.length] ?? '', password: 'password123' } }),
  wait:
    (a) =>
    (_people, { backend }) =>
      Promise.resolve(backend.advance(a * MINUTE)),
  leave: (a) => (_people, fake) =>
    a === 0
      ? fake.nobody.call('deleteAccount', { body: { email: ren.email, password: 'password123' } })
      : Promise.resolve(),
};
const EMAILS = [hana.email, ren.email, sora.email, mio.email];
const at = (people: readonly Caller[], index: number) => people[index % people.length] as Caller;

const script = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat({ max: 5 }), fc.nat({ max: 5 })), {
  maxLength: 40,
});

async function play(fake: FakeBackend, plot: readonly (readonly [string, number, number])[]): Promise<void> {
  const people = [hana.email, ren.email, sora.email].map((email) => fake.as(email));
  for (const [name, a, b] of plot) await steps[name]?.(a, b)(people, fake);
}

function setUp(onCommand?: (command: Command) => void): FakeBackend {
  const fake = createFakeBackend(onCommand === undefined ? {} : { onCommand });
  for (const persona of [ren, sora, mio]) addPersona(fake.backend.world, persona);
  return fake;
}

describe('the World', () => {
  it('keeps its invariants after any sequence of actions', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (plot) => {
        const fake = setUp();
        await play(fake, plot);
        expect(brokenInvariants(fake.backend.world)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is restored by replaying its commands', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (plot) => {
        const commands: Command[] = [];
        const fake = setUp((command) => void commands.push(command));
        await play(fake, plot);
        const restarted = setUp();
        // Logins of the setup are not commands; after a restart they issue the same tokens first.
        for (const email of [hana.email, ren.email, sora.email]) restarted.as(email);
        restarted.backend.replay(structuredClone(commands));
        expect(snapshot(restarted.backend.world)).toEqual(snapshot(fake.backend.world));
      }),
      { numRuns: 100 },
    );
  });

  it('is identical for the same seed and clock', () => {
    const worlds = [1, 2].map(() => snapshot(createFakeBackend({ scenario: 'default' }).backend.world));
    expect(JSON.stringify(worlds[0])).toBe(JSON.stringify(worlds[1]));
  });
});

it('http.measured: a line end in a form counts as one, though it is sent as CRLF', async () => {
  const me = createFakeBackend().as(hana.email);
  const post = (content: string) => me.call('createPost', { body: form({ content }) });
  expect((await post(`${'a\n'.repeat(2_499)}aa`)).status).toBe(201);
  expect((await post(`${'a\n'.repeat(2_499)}aaa`)).status).toBe(422);
});

it('answers 501 for an operation that only the contract has', async () => {
  const { backend } = createFakeBackend();
  const request = new Request('http://app.test/api/no-such-path', { method: 'POST' });
  await expect(backend.call('noSuchOperation' as never, request, {})).rejects.toMatchObject({ status: 501 });
});

it.each([
  [501, 'リクエストを処理できませんでした'],
  [500, 'Internal Server Error'],
])('passes on the reason of a %s: %s', async (status, detail) => {
  const { backend } = createFakeBackend();
  backend.faults.set({ operationId: 'getMyProfile', status });
  const response = await respond(backend, new Request('http://app.test/api/profiles/me'), {} as ReadContent);
  expect([response?.status, await response?.json()]).toEqual([status, { detail }]);
});

describe('faults', () => {
  it('fail only the named operation, at the given rate, until they are removed', async () => {
    const fake = createFakeBackend();
    const me = fake.as(hana.email);
    const { faults } = fake.backend;
    faults.set({ operationId: 'getMyProfile', status: 404 });
    expect((await me.call('getMyProfile')).status).toBe(404);
    expect((await me.call('getCurrentUser')).status).toBe(200);
    faults.set({ operationId: 'getMyProfile', status: 404, rate: 0.3 });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => me.call('getMyProfile')));
    const failed = statuses.filter(({ status }) => status === 404).length;
    expect(failed).toBeGreaterThan(35);
    expect(failed).toBeLessThan(85);
    faults.set({});
    expect((await me.call('getMyProfile')).status).toBe(200);
  });

  it('delay the response and can drop it', async () => {
    const waits: number[] = [];
    const fake = createFakeBackend({ wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) });
    const me = fake.as(hana.email);
    fake.backend.faults.set({ latency: 700 });
    await me.call('getCurrentUser');
    expect(waits).toEqual([700]);
    fake.backend.faults.set({ status: 0 });
    const response = await fake.send(
      new Request('http://backend.test/api/users/me', { headers: { Authorization: `Bearer ${me.token}` } }),
    );
    expect(response?.type).toBe('error');
  });
});
