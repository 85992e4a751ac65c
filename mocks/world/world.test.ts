import { describe, expect, it } from 'vitest';
import { createFakeBackend, type Caller, type FakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { mio } from '../personas/mio.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPersona } from '../scenarios/populate.ts';
import { DAY, HOUR } from './clock.ts';
import { brokenInvariants } from './invariants.ts';

function setUp() {
  const fake = createFakeBackend();
  const { world } = fake.backend;
  addPersona(world, ren);
  addPersona(world, sora);
  addPersona(world, mio);
  const profileOf = (caller: Caller) => ({ params: { id: world.profileIdByUser.get(caller.userId) ?? '' } });
  return { fake, world, profileOf, hana: fake.as(hana.email), ren: fake.as(ren.email), sora: fake.as(sora.email) };
}

const mailsTo = ({ backend }: FakeBackend, email: string) =>
  [...backend.world.mails.values()].filter((mail) => mail.to === email);
const logIn = (fake: FakeBackend, email: string, password: string) =>
  fake.nobody.call('logIn', { body: { email, password } });

describe('accounts', () => {
  it('are opened by the link of the verification mail, which works once', async () => {
    const { fake } = setUp();
    await fake.nobody.call('registerAccount', { body: { email: 'Yui@Example.com', password: 'password123' } });
    expect((await logIn(fake, 'yui@example.com', 'password123')).status).toBe(403);
    expect((await logIn(fake, 'yui@example.com', 'guess')).status).toBe(401);
    const token = mailsTo(fake, 'yui@example.com')[0]?.token;
    expect((await fake.nobody.call('verifyEmail', { body: { token } })).status).toBe(200);
    expect((await fake.nobody.call('verifyEmail', { body: { token } })).body.detail).toBe(
      'このリンクは既に使用されています',
    );
    expect((await logIn(fake, 'YUI@example.com', 'password123')).status).toBe(200);
  });

  it('get a free username that is derived from the address', async () => {
    const { fake } = setUp();
    const answer = await fake.nobody.call('registerAccount', {
      body: { email: 'hana@other.example', password: 'password123' },
    });
    expect(answer.body.username).toBe('hana2');
  });

  it('invalidate earlier verification links when a new one is sent', async () => {
    const { fake } = setUp();
    await fake.nobody.call('resendVerification', { body: { email: mio.email } });
    const [old, fresh] = mailsTo(fake, mio.email).map((mail) => mail.token);
    expect((await fake.nobody.call('verifyEmail', { body: { token: old } })).status).toBe(400);
    expect((await fake.nobody.call('verifyEmail', { body: { token: fresh } })).status).toBe(200);
  });

  it('send no mail to unknown and verified addresses, and respond alike', async () => {
    const { fake } = setUp();
    const known = await fake.nobody.call('resendVerification', { body: { email: mio.email } });
    const verified = await fake.nobody.call('resendVerification', { body: { email: hana.email } });
    const unregistered = await fake.nobody.call('resendVerification', { body: { email: 'who@example.com' } });
    expect([verified, unregistered]).toEqual([known, known]);
    expect(mailsTo(fake, hana.email)).toHaveLength(0);
  });

  it('end all sessions and the old password with a reset, whose link expires after one hour', async () => {
    const { fake, hana: me } = setUp();
    await fake.nobody.call('requestPasswordReset', { body: { email: hana.email } });
    const token = mailsTo(fake, hana.email)[0]?.token;
    fake.clock.advance(HOUR);
    const body = { token, new_password: 'password456' };
    expect((await fake.nobody.call('resetPassword', { body })).status).toBe(200);
    expect((await me.call('getCurrentUser')).status).toBe(401);
    expect((await logIn(fake, hana.email, 'password123')).status).toBe(401);
    expect((await logIn(fake, hana.email, 'password456')).status).toBe(200);
    await fake.nobody.call('requestPasswordReset', { body: { email: hana.email } });
    fake.clock.advance(HOUR + 1);
    const late = mailsTo(fake, hana.email).at(-1)?.token;
    const answer = await fake.nobody.call('resetPassword', { body: { token: late, new_password: 'password789' } });
    expect(answer.body.detail).toBe('リンクの有効期限が切れています');
  });

  it('issue a token that is valid for 30 days', async () => {
    const { fake, hana: me } = setUp();
    fake.clock.advance(30 * DAY);
    expect((await me.call('getCurrentUser')).status).toBe(200);
    fake.clock.advance(1);
    expect((await me.call('getCurrentUser')).status).toBe(401);
  });

  it('are deleted, and conversations and replies that others still see remain', async () => {
    const { fake, world, hana: me, ren: friend, profileOf } = setUp();
    await me.call('likeProfile', profileOf(friend));
    const { id } = (await friend.call('createConversation', { body: { other_user_id: me.userId } })).body.data;
    await me.call('sendMessage', { params: { id }, body: { content: 'またね' } });
    const form = new FormData();
    form.set('content', '質問');
    const post = await friend.call('createPost', { body: form });
    form.set('content', '返信');
    form.set('reply_to_id', post.body.id);
    await me.call('createPost', { body: form });

    await fake.nobody.call('deleteAccount', { body: { email: hana.email, password: 'password123' } });

    expect((await me.call('getCurrentUser')).status).toBe(401);
    expect((await friend.call('getProfileByUserId', { params: { id: me.userId } })).status).toBe(404);
    expect((await friend.call('countReceivedLikes')).body.count).toBe(0);
    const conversation = (await friend.call('getConversation', { params: { id } })).body;
    expect(conversation.other_user).toMatchObject({ username: 'deleted-user', profile: null });
    expect(conversation.messages).toHaveLength(1);
    const tree = (await friend.call('getPost', { params: { id: post.body.id } })).body;
    expect(tree.replies[0]).toMatchObject({ user: null, content: '返信' });
    expect(brokenInvariants(world)).toEqual([]);
  });
});

describe('profiles', () => {
  const texts = {
    display_name: 'そら',
    bio: '  ',
    age_range: null,
    activity_level: null,
    years_of_experience: null,
    website_url: '',
    twitter_url: null,
    instagram_url: null,
    youtube_url: null,
    soundcloud_url: null,
  };

  it('are created by the first save, with empty texts as null', async () => {
    const { sora: me } = setUp();
    expect((await me.call('getMyProfile')).status).toBe(404);
    const saved = (await me.call('updateMyProfile', { body: { profile_update: texts } })).body;
    expect(saved).toMatchObject({ display_name: 'そら', bio: null, website_url: null, likes_count: 0 });
    expect((await me.call('getMyProfile')).body).toEqual(saved);
  });

  it('keep tags and picture unless the save contains them', async () => {
    const { hana: me } = setUp();
    const before = (await me.call('getMyProfile')).body;
    const after = (await me.call('updateMyProfile', { body: { profile_update: texts } })).body;
    expect([after.tags, after.avatar_url, after.created_at]).toEqual([
      before.tags,
      before.avatar_url,
      before.created_at,
    ]);
    const cleared = await me.call('updateMyProfile', { body: { profile_update: texts, tags_update: { tags: [] } } });
    expect(Object.values(cleared.body.tags).flat()).toEqual([]);
  });

  it('accept tags as a flat list and by category', async () => {
    const { hana: me } = setUp();
    const byCategory = { profile_update: texts, tags_update: { tags: { genres: ['2', '1'] } } };
    const answers = [
      await me.call('updateMyProfile', { body: byCategory }),
      await me.call('updateMyProfile', { body: { ...texts, tags: ['2', '1'] } }),
    ];
    for (const { body } of answers) expect(body.tags.genres.map((tag: { id: string }) => tag.id)).toEqual(['1', '2']);
  });

  it('refuse unknown tags, tags of other categories, second tags of single-choice categories and other users’ pictures', async () => {
    const { hana: me } = setUp();
    const catalogue = (await me.call('listTagCategories')).body as { name: string; tags: { id: string }[] }[];
    const ages = catalogue.find((category) => category.name === 'ages')?.tags.map((tag) => tag.id) ?? [];
    const refusals = [{ tags: ['1', 'nonsense'] }, { tags: { instruments: ['1'] } }, { tags: ages.slice(0, 2) }].map(
      (tags_update) => me.call('updateMyProfile', { body: { profile_update: texts, tags_update } }),
    );
    const locs = (await Promise.all(refusals)).map(({ body }) => body.detail[0].loc);
    expect(locs).toEqual([
      ['body', 'tags_update', 'tags', 1],
      ['body', 'tags_update', 'tags', 'instruments', 0],
      ['body', 'tags_update', 'tags', 1],
    ]);
    const picture = { profile_update: { ...texts, avatar_url: '/uploads/avatars/ren_drums.svg' } };
    expect((await me.call('updateMyProfile', { body: picture })).body.detail[0].loc).toEqual(['body', 'avatar_url']);
  });

  it('are listed newest first in pages without gaps and duplicates, without the caller', async () => {
    const fake = createFakeBackend({ scenario: 'default' });
    const me = fake.as(hana.email);
    const pages = await Promise.all(
      [0, 100, 200, 300].map((skip) => me.call('listProfiles', { query: { skip, limit: 100 } })),
    );
    const profiles = pages.flatMap((page) => page.body as { id: string; user_id: string; created_at: string }[]);
    expect(pages.map((page) => page.body.length)).toEqual([100, 100, 99, 0]);
    expect(new Set(profiles.map((profile) => profile.id)).size).toBe(299);
    expect(profiles.some((profile) => profile.user_id === me.userId)).toBe(false);
    const times = profiles.map((profile) => profile.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(profiles.slice(0, 12).some((profile) => profile.user_id === fake.as(ren.email).userId)).toBe(true);
  });

  it('are found by any tag within a category and by all categories', async () => {
    const { hana: me, sora: unregistered } = setUp();
    const catalogue = (await me.call('listTagCategories')).body as {
      name: string;
      tags: { id: string; value: string }[];
    }[];
    const id = (value: string) => catalogue.flatMap((category) => category.tags).find((tag) => tag.value === value)?.id;
    const names = async (query: Record<string, string>) =>
      (await unregistered.call('searchProfiles', { query })).body.map(
        (profile: { display_name: string }) => profile.display_name,
      );
    expect(await names({ genres: `${id('jpop')},${id('funk')}` })).toEqual(['はな', 'れん']);
    expect(await names({ genres: `${id('jpop')},${id('funk')}`, instruments: `${id('drums')}` })).toEqual(['れん']);
    expect(await names({ genres: `${id('metal')}` })).toEqual([]);
    expect(await names({ genres: `${id('drums')}` })).toEqual([]);
    expect(await names({})).toEqual(['はな', 'れん']);
  });
});

describe('likes', () => {
  it('become a match when both like each other, and a one-sided like after one is removed', async () => {
    const { fake, world, hana: me, ren: friend, profileOf } = setUp();
    const mine = me.connect();
    const theirs = friend.connect();
    await me.call('likeProfile', profileOf(friend));
    expect((await me.call('getLikeStatus', profileOf(friend))).body).toEqual({ is_liked: true, is_mutual: false });
    fake.clock.advance(HOUR);
    await friend.call('likeProfile', profileOf(me));
    expect((await me.call('getLikeStatus', profileOf(friend))).body).toEqual({ is_liked: true, is_mutual: true });
    const [match] = (await me.call('listMutualLikes')).body;
    expect(match).toMatchObject({ user_id: friend.userId, liked_at: '2026-11-20T12:00:00.000+00:00' });
    expect(match.matched_at).toBe('2026-11-20T13:00:00.000+00:00');
    expect((await friend.call('getMyProfile')).body.likes_count).toBe(1);

    await me.call('unlikeProfile', profileOf(friend));
    expect((await friend.call('getLikeStatus', profileOf(me))).body).toEqual({ is_liked: true, is_mutual: false });
    expect((await me.call('countMutualLikes')).body.count).toBe(0);
    expect((await me.call('countReceivedLikes')).body.count).toBe(1);

    const types = (frames: { type: string }[]) => frames.map((frame) => frame.type).slice(1);
    expect(types(theirs.frames)).toEqual(['like_received', 'new_notification', 'match_created', 'new_notification']);
    expect(types(mine.frames)).toEqual(['like_received', 'match_created', 'new_notification']);
    expect(brokenInvariants(world)).toEqual([]);
  });
});

describe('videos', () => {
  it('keep their order, and a refused reorder changes nothing', async () => {
    const { hana: me, ren: friend } = setUp();
    const ids = async () => (await me.call('listMyVideos')).body.map((video: { id: string }) => video.id);
    const upload = (caller: Caller, name: string) => {
      const form = new FormData();
      form.set('file', new File(['x'], name));
      return caller.call('uploadVideo', { body: form });
    };
    await upload(me, 'one.MOV');
    await upload(me, 'two.avi');
    const [first, second] = await ids();
    const { id: foreign } = (await upload(friend, 'three.webm')).body;
    await me.call('reorderVideos', { body: { video_ids: [second, first] } });
    await me.call('reorderVideos', { body: { video_ids: [first, foreign] } });
    await me.call('reorderVideos', { body: { video_ids: [first] } });
    expect(await ids()).toEqual([second, first]);
    expect((await upload(me, 'four.mp3')).status).toBe(415);
  });
});

describe('the board', () => {
  const write = (caller: Caller, content: string, reply_to_id?: string) => {
    const form = new FormData();
    form.set('content', content);
    if (reply_to_id !== undefined) form.set('reply_to_id', reply_to_id);
    return caller.call('createPost', { body: form });
  };

  it('has three replies per post in the list and all of them in the single post', async () => {
    const { hana: me, ren: friend } = setUp();
    const { id } = (await write(me, '投稿')).body;
    const first = (await write(friend, '返信1', id)).body;
    for (const text of ['返信2', '返信3', '返信4']) await write(friend, text, id);
    await write(me, '返信への返信', first.id);
    const [listed] = (await me.call('listPosts')).body;
    expect([listed.replies_count, listed.replies.length, listed.replies[0].replies]).toEqual([4, 3, []]);
    expect(listed.replies[0].replies_count).toBe(1);
    const whole = (await me.call('getPost', { params: { id } })).body;
    expect(whole.replies[0].replies[0]).toMatchObject({ content: '返信への返信', parent_post: { id: first.id } });
  });
});
