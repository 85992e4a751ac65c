import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../src/api/generated/operations.ts';
import { type CallInput, type Caller, createFakeBackend, type FakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { mio } from '../personas/mio.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPersona } from '../scenarios/populate.ts';
import { DAY } from '../world/clock.ts';

/** Prepares the World so that an operation responds with a status, and returns the request. */
type Situation = (setup: Setup) => CallInput | undefined | Promise<CallInput | undefined>;

interface Setup {
  fake: FakeBackend;
  hana: Caller;
  ren: Caller;
  sora: Caller;
  /** Returns the profile id of a persona. */
  profileOf(caller: Caller): string;
}

const PROFILE = {
  display_name: 'はな',
  bio: '',
  age_range: null,
  activity_level: null,
  years_of_experience: 3,
  website_url: null,
  twitter_url: null,
  instagram_url: null,
  youtube_url: null,
  soundcloud_url: null,
};

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const png = (size = 10) => new File([new Uint8Array(size)], 'face.png', { type: 'image/png' });
const mp4 = (size = 10) => new File([new Uint8Array(size)], 'clip.mp4', { type: 'video/mp4' });
const wav = (size = 10) => new File([new Uint8Array(size)], 'demo.wav', { type: 'audio/wav' });
const text = () => new File(['text'], 'notes.txt', { type: 'text/plain' });
const MEGABYTE = 1024 ** 2;

const missing = { params: { id: 'nobody-1' } };
const tooLong = { params: { id: 'x'.repeat(65) } };

const theMail = (setup: Setup, kind: 'verify' | 'reset') => {
  const mail = [...setup.fake.backend.world.mails.values()].findLast((row) => row.kind === kind);
  return mail?.token ?? '';
};
const video = async (caller: Caller) =>
  (await caller.call('uploadVideo', { body: form({ file: mp4() }) })).body.id as string;
const conversation = async ({ hana, ren }: Setup) =>
  (await hana.call('createConversation', { body: { other_user_id: ren.userId } })).body.data.id as string;
const notification = async (setup: Setup) => {
  await setup.ren.call('likeProfile', { params: { id: setup.profileOf(setup.hana) } });
  return (await setup.hana.call('listNotifications')).body[0].id as string;
};
const post = async (caller: Caller) =>
  (await caller.call('createPost', { body: form({ content: 'こんにちは' }) })).body.id as string;

/** Every status of every operation except 401 for a missing token, which a loop below covers. */
const situations: { [Id in OperationId]: Partial<Record<number, Situation>> } = {
  registerAccount: {
    201: () => ({ body: { email: 'new@example.com', password: 'password123' } }),
    409: () => ({ body: { email: 'HANA@example.com', password: 'password123' } }),
    422: () => ({ body: { email: 'new@example.com', password: 'short' } }),
  },
  registerAccountWithUsername: {
    201: () => ({ body: { email: 'new@example.com', username: 'newcomer', password: 'password123' } }),
    409: () => ({ body: { email: 'new@example.com', username: 'HANA', password: 'password123' } }),
    422: () => ({ body: { email: 'new@example.com', username: '空白 あり', password: 'password123' } }),
  },
  logIn: {
    200: () => ({ body: { email: 'hana@example.com', password: 'password123' } }),
    401: () => ({ body: { email: 'hana@example.com', password: 'password124' } }),
    403: () => ({ body: { email: 'mio@example.com', password: 'password123' } }),
    422: () => ({ body: { email: 'hana', password: 'password123' } }),
  },
  getCurrentUser: { 200: () => undefined },
  resendVerification: {
    200: () => ({ body: { email: 'mio@example.com' } }),
    422: () => ({ body: {} }),
  },
  verifyEmail: {
    200: (setup) => ({ body: { token: theMail(setup, 'verify') } }),
    400: (setup) => {
      setup.fake.clock.advance(DAY + 1);
      return { body: { token: theMail(setup, 'verify') } };
    },
    422: () => ({ body: { token: '' } }),
  },
  requestPasswordReset: {
    200: () => ({ body: { email: 'nobody@example.com' } }),
    422: () => ({ body: { email: null } }),
  },
  resetPassword: {
    200: async (setup) => {
      await setup.fake.nobody.call('requestPasswordReset', { body: { email: 'hana@example.com' } });
      return { body: { token: theMail(setup, 'reset'), new_password: 'password456' } };
    },
    400: (setup) => ({ body: { token: theMail(setup, 'verify'), new_password: 'password456' } }),
    422: () => ({ body: { token: 'x', new_password: 'short' } }),
  },
  deleteAccount: {
    200: () => ({ body: { email: 'hana@example.com', password: 'password123' } }),
    401: () => ({ body: { email: 'hana@example.com', password: 'wrong' } }),
    404: () => ({ body: { email: 'nobody@example.com', password: 'password123' } }),
    422: () => ({ body: { email: 'hana@example.com' } }),
  },
  getMyProfile: { 200: () => undefined, 404: () => undefined },
  updateMyProfile: {
    200: () => ({ body: { profile_update: PROFILE, tags_update: { tags: { genres: ['1'] } } } }),
    422: () => ({ body: { profile_update: { ...PROFILE, display_name: ' ' } } }),
  },
  searchProfiles: { 200: () => ({ query: { genres: '1,2' } }), 422: () => ({ query: { genres: '' } }) },
  listProfiles: { 200: () => ({ query: { skip: 0, limit: 100 } }), 422: () => ({ query: { limit: 101 } }) },
  getProfileByUserId: {
    200: ({ ren }) => ({ params: { id: ren.userId } }),
    404: () => missing,
    422: () => tooLong,
  },
  getProfile: {
    200: ({ ren, profileOf }) => ({ params: { id: profileOf(ren) } }),
    404: () => missing,
    422: () => tooLong,
  },
  listTagCategories: { 200: () => undefined },
  uploadProfileImage: {
    200: () => ({ body: form({ file: png() }) }),
    413: () => ({ body: form({ file: png(5 * MEGABYTE + 1) }) }),
    415: () => ({ body: form({ file: text() }) }),
    422: () => ({ body: form({}) }),
  },
  uploadAvatar: {
    200: () => ({ body: form({ file: png(5 * MEGABYTE) }) }),
    413: () => ({ body: form({ file: png(5 * MEGABYTE + 1) }) }),
    415: () => ({ body: form({ file: new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }) }) }),
    422: () => ({ body: form({ file: 'no file' }) }),
  },
  deleteAvatar: { 204: () => undefined },
  uploadVideo: {
    200: () => ({ body: form({ file: mp4(), title: '弾き語り', description: '' }) }),
    400: async ({ hana }) => {
      for (let count = 0; count < 5; count += 1) await video(hana);
      return { body: form({ file: mp4() }) };
    },
    413: () => ({ body: form({ file: mp4(100 * MEGABYTE + 1) }) }),
    415: () => ({ body: form({ file: text() }) }),
    422: () => ({ body: form({ title: 'ファイルなし' }) }),
  },
  listMyVideos: { 200: () => undefined },
  reorderVideos: {
    200: async ({ hana }) => {
      const [first, second] = [await video(hana), await video(hana)];
      return { body: { video_ids: [second, first] } };
    },
    400: async ({ hana }) => {
      const first = await video(hana);
      return { body: { video_ids: [first, first] } };
    },
    403: async ({ hana, ren }) => ({ body: { video_ids: [await video(hana), await video(ren)] } }),
    404: () => ({ body: { video_ids: ['nobody-1'] } }),
    422: () => ({ body: { video_ids: 'video-1' } }),
  },
  listProfileVideos: {
    200: ({ ren, profileOf }) => ({ params: { id: profileOf(ren) } }),
    404: () => missing,
    422: () => tooLong,
  },
  updateVideo: {
    200: async ({ hana }) => ({ params: { id: await video(hana) }, body: { title: ' 題 ', description: null } }),
    403: async ({ ren }) => ({ params: { id: await video(ren) }, body: { title: null, description: null } }),
    404: () => ({ ...missing, body: { title: null, description: null } }),
    422: async ({ hana }) => ({
      params: { id: await video(hana) },
      body: { title: 'x'.repeat(201), description: null },
    }),
  },
  deleteVideo: {
    204: async ({ hana }) => ({ params: { id: await video(hana) } }),
    403: async ({ ren }) => ({ params: { id: await video(ren) } }),
    404: () => missing,
    422: () => tooLong,
  },
  getLikeStatus: {
    200: ({ ren, profileOf }) => ({ params: { id: profileOf(ren) } }),
    404: () => missing,
    422: () => tooLong,
  },
  likeProfile: {
    200: ({ ren, profileOf }) => ({ params: { id: profileOf(ren) } }),
    400: ({ hana, profileOf }) => ({ params: { id: profileOf(hana) } }),
    404: () => missing,
    409: async ({ hana, ren, profileOf }) => {
      await hana.call('likeProfile', { params: { id: profileOf(ren) } });
      return { params: { id: profileOf(ren) } };
    },
    422: () => tooLong,
  },
  unlikeProfile: {
    204: async ({ hana, ren, profileOf }) => {
      await hana.call('likeProfile', { params: { id: profileOf(ren) } });
      return { params: { id: profileOf(ren) } };
    },
    404: ({ ren, profileOf }) => ({ params: { id: profileOf(ren) } }),
    422: () => tooLong,
  },
  listSentLikes: { 200: () => undefined, 422: () => ({ query: { skip: -1 } }) },
  listReceivedLikes: { 200: () => undefined, 422: () => ({ query: { limit: 'many' } }) },
  listMutualLikes: { 200: () => undefined, 422: () => ({ query: { limit: 0 } }) },
  countSentLikes: { 200: () => undefined },
  countReceivedLikes: { 200: () => undefined },
  countMutualLikes: { 200: () => undefined },
  listConversations: { 200: () => undefined, 422: () => ({ query: { skip: 1.5 } }) },
  createConversation: {
    200: ({ ren }) => ({ body: { other_user_id: ren.userId } }),
    400: ({ hana }) => ({ body: { other_user_id: hana.userId } }),
    404: () => ({ body: { other_user_id: 'nobody-1' } }),
    422: () => ({ body: { other_user_id: 7 } }),
  },
  getConversation: {
    200: async (setup) => ({ params: { id: await conversation(setup) } }),
    404: () => missing,
    422: () => tooLong,
  },
  sendMessage: {
    201: async (setup) => ({ params: { id: await conversation(setup) }, body: { content: ' はじめまして！ ' } }),
    404: () => ({ ...missing, body: { content: 'はじめまして！' } }),
    422: async (setup) => ({ params: { id: await conversation(setup) }, body: { content: ' 　\n' } }),
  },
  countUnreadMessages: { 200: () => undefined },
  markConversationRead: {
    200: async (setup) => ({ params: { id: await conversation(setup) } }),
    404: () => missing,
    422: () => tooLong,
  },
  listNotifications: {
    200: () => ({ query: { unread_only: true } }),
    422: () => ({ query: { unread_only: 'maybe' } }),
  },
  countUnreadNotifications: { 200: () => undefined },
  markAllNotificationsRead: { 200: () => undefined },
  updateNotification: {
    200: async (setup) => ({ params: { id: await notification(setup) }, body: { is_read: true } }),
    404: () => ({ ...missing, body: { is_read: true } }),
    422: async (setup) => ({ params: { id: await notification(setup) }, body: { is_read: false } }),
  },
  deleteNotification: {
    200: async (setup) => ({ params: { id: await notification(setup) } }),
    404: () => missing,
    422: () => tooLong,
  },
  listPosts: { 200: () => undefined, 422: () => ({ query: { page: 0 } }) },
  createPost: {
    201: () => ({ body: form({ content: '', media_file: wav(), media_duration: '600' }) }),
    400: () => ({ body: form({ content: ' ' }) }),
    404: () => ({ body: form({ content: '返信', reply_to_id: 'nobody-1' }) }),
    413: () => ({ body: form({ content: '', media_file: wav(100 * MEGABYTE + 1), media_duration: '8' }) }),
    415: () => ({ body: form({ content: '', media_file: text(), media_duration: '8' }) }),
    422: () => ({ body: form({ content: '', media_file: wav(), media_duration: '601' }) }),
  },
  getPost: {
    200: async ({ hana }) => ({ params: { id: await post(hana) } }),
    404: () => missing,
    422: () => tooLong,
  },
  deletePost: {
    204: async ({ hana }) => ({ params: { id: await post(hana) } }),
    403: async ({ ren }) => ({ params: { id: await post(ren) } }),
    404: () => missing,
    422: () => tooLong,
  },
};

function setUp(): Setup {
  const fake = createFakeBackend();
  const { world } = fake.backend;
  addPersona(world, { ...ren, videos: [] });
  addPersona(world, sora);
  addPersona(world, mio);
  return {
    fake,
    hana: fake.as(hana.email),
    ren: fake.as(ren.email),
    sora: fake.as(sora.email),
    profileOf: (caller) => world.profileIdByUser.get(caller.userId) ?? '',
  };
}

const documented = Object.values(operations).flatMap(({ operationId, secured, responses }) =>
  Object.keys(responses).map((status) => ({ operationId, secured, status: Number(status) })),
);
const isAboutToken = ({ secured, status }: { secured: boolean; status: number }) => secured && status === 401;

describe('every operation responds with every status that the contract documents', () => {
  it.each(documented.filter(isAboutToken))('$operationId $status', async ({ operationId }) => {
    const { fake } = setUp();
    expect((await fake.nobody.call(operationId, missing)).status).toBe(401);
  });

  it.each(documented.filter((entry) => !isAboutToken(entry)))(
    '$operationId $status',
    async ({ operationId, status }) => {
      const setup = setUp();
      const situation = situations[operationId][status];
      if (situation === undefined) throw new Error(`no situation leads ${operationId} to ${status}`);
      // そら has no profile yet.
      const caller = operationId === 'getMyProfile' && status === 404 ? setup.sora : setup.hana;
      const input = await situation(setup);
      expect((await caller.call(operationId, input)).status).toBe(status);
    },
  );
});
