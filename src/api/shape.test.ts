import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { type Incident, onIncident } from '../lib/incidents/incidents.ts';
import { getCurrentUser } from './generated/auth/auth.ts';
import {
  countMutualLikes,
  getLikeStatus,
  listMutualLikes,
  listReceivedLikes,
  listSentLikes,
} from './generated/likes/likes.ts';
import { countUnreadMessages, getConversation, listConversations } from './generated/messages/messages.ts';
import { countUnreadNotifications, listNotifications } from './generated/notifications/notifications.ts';
import { listPosts } from './generated/posts/posts.ts';
import { getMyProfile, listProfiles, searchProfiles } from './generated/profiles/profiles.ts';
import { listTagCategories } from './generated/tags/tags.ts';
import { listMyVideos } from './generated/videos/videos.ts';
import { setCredentials } from './credentials.ts';

const fake = createFakeBackend({ scenario: 'default' });
const hana = fake.as('hana@example.com');
const others = (await hana.call('listProfiles')).body as { id: string }[];
const chats = (await hana.call('listConversations')).body as { id: string }[];
const profile = others[0]?.id ?? '';
const chat = chats[0]?.id ?? '';

/** The reading requests that screens send, by operation. */
const reads: Record<string, () => Promise<unknown>> = {
  getCurrentUser: () => getCurrentUser(),
  getMyProfile: () => getMyProfile(),
  listProfiles: () => listProfiles({ limit: 20 }),
  searchProfiles: () => searchProfiles({}),
  listTagCategories: () => listTagCategories(),
  listMyVideos: () => listMyVideos(),
  getLikeStatus: () => getLikeStatus(profile),
  listSentLikes: () => listSentLikes(),
  listReceivedLikes: () => listReceivedLikes(),
  listMutualLikes: () => listMutualLikes(),
  countMutualLikes: () => countMutualLikes(),
  listConversations: () => listConversations(),
  getConversation: () => getConversation(chat),
  countUnreadMessages: () => countUnreadMessages(),
  listNotifications: () => listNotifications(),
  countUnreadNotifications: () => countUnreadNotifications(),
  listPosts: () => listPosts(),
};

/** In development every response is validated against the whole contract; these tests are about production. */
beforeEach(() => {
  vi.stubEnv('DEV', false);
  stubWindow();
  setCredentials({ token: hana.token, signal: new AbortController().signal, onRefused: () => undefined });
});

const answerWith = (answer: (request: Request) => Promise<Response | undefined>) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    answer(new Request(new URL(url, 'https://otonowa.test'), init)),
  );
const brokenBodies = [null, {}, { detail: 'いいえ' }, 'はい', 7, [null], [{}], [[]]];

describe.each(Object.entries(reads))('%s in production', (_name, read) => {
  test('accepts the responses of the fake backend', async () => {
    answerWith((request) => fake.send(request));
    await expect(read()).resolves.toBeDefined();
  });

  test.each(brokenBodies.map((body) => JSON.stringify(body)))('rejects %s', async (text) => {
    answerWith(() => Promise.resolve(new Response(text)));
    await expect(read()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
  });

  test('rejects an HTML page and an empty response', async () => {
    for (const text of ['<!doctype html><title>Log in to the hotel</title>', '']) {
      answerWith(() => Promise.resolve(new Response(text)));
      await expect(read()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
    }
  });
});

test('a list with an incomplete item is rejected, and additional properties are accepted', async () => {
  const [conversation] = (await hana.call('listConversations')).body as Record<string, unknown>[];
  for (const field of Object.keys(conversation ?? {})) {
    const { [field]: _, ...rest } = conversation ?? {};
    answerWith(() => Promise.resolve(Response.json([rest])));
    await expect(listConversations()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
  }
  answerWith(() => Promise.resolve(Response.json([{ ...conversation, mood: 'gut' }])));
  await expect(listConversations()).resolves.toHaveLength(1);
});

test('a rejected response is published if a reporter is built in, and otherwise not', async () => {
  const incidents: Incident[] = [];
  const stop = onIncident((incident) => void incidents.push(incident));
  answerWith(() => Promise.resolve(new Response('{"count":"はい"}')));
  await expect(countMutualLikes()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
  expect(incidents).toEqual([]);

  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example.com');
  await expect(countMutualLikes()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
  answerWith(() => Promise.resolve(new Response('はい')));
  await expect(countMutualLikes()).rejects.toThrow(expect.objectContaining({ kind: 'contract' }));
  const call = { kind: 'answer', method: 'GET', url: '/api/likes/count/mutual', status: 200 };
  expect(incidents).toEqual([
    { ...call, body: { count: 'はい' } },
    { ...call, body: expect.any(SyntaxError) },
  ]);
  stop();
});
