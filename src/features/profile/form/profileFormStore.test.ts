import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../../../tests/support/testSession.tsx';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetMyProfileQueryKey } from '../../../api/generated/profiles/profiles.ts';
import { profileOf } from '../../../../tests/support/likeFixtures.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { createProfileForm, fieldErrors, saveProblem } from './profileFormStore.ts';
import { readProfileDraft } from './profileDraft.ts';

const USER = 'user-はな';
const own = profileOf('はな');

/** The profile on the server, and the status of the response to the next PUT. */
let server: Profile;
let status: number;
/** The body of each PUT. */
let sent: { profile_update: Partial<Profile> }[];
let form: ReturnType<typeof createProfileForm>;
let cached: () => Profile | undefined;
let end: () => void;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubWindow();
  snackbars.clear();
  [server, status, sent] = [own, 200, []];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(server);
    sent.push(JSON.parse(body as string) as (typeof sent)[number]);
    if (status !== 200) return Response.json({ detail: 'failed' }, { status });
    server = { ...server, ...sent.at(-1)?.profile_update };
    return Response.json(server);
  });
  const { client } = startTestSession();
  form = createProfileForm(client, own, USER);
  cached = () => client.getQueryData(getGetMyProfileQueryKey());
  end = () => client.clear();
});
afterEach(() => {
  snackbars.clear();
  end();
});

const state = () => form.store.getState();
const submit = (prepare = () => Promise.resolve(true)) => form.submit({ tagGroups: null, prepare });
const message = () => snackbars.store.getState().current;

describe('a save', () => {
  test('replaces the profile in the cache, is reported, and leaves no changes', async () => {
    form.change({ bio: 'こんにちは' });
    expect(await submit()).toBe('saved');
    expect(cached()?.bio).toBe('こんにちは');
    expect(message()).toMatchObject({ kind: 'ok' });
    expect(state()).toMatchObject({ isSaving: false, hasFailed: false, conflict: null });
    expect(state().base).toEqual(state().values);
  });

  test('that succeeds replaces the message about one that failed', async () => {
    form.change({ bio: 'こんにちは' });
    status = 500;
    expect(await submit()).toBe('stopped');
    expect(state().hasFailed).toBe(true);
    expect(message()?.text).toBe('プロフィールの更新に失敗しました');
    status = 200;
    expect(await submit()).toBe('saved');
    expect(message()).toMatchObject({ kind: 'ok' });
    snackbars.dismiss();
    expect(message()).toBeNull();
  });

  test('is made once, however often it is submitted while it runs', async () => {
    form.change({ bio: 'こんにちは' });
    expect(await Promise.all([submit(), submit()])).toEqual(['saved', 'stopped']);
    expect(sent).toHaveLength(1);
  });

  test('takes the values of the press and the picture that was uploaded before it (P13); what is typed meanwhile remains a change', async () => {
    form.change({ bio: '押した時' });
    await submit(async () => {
      form.change({ bio: 'あとで', pictureUrl: '/uploads/a' });
      return true;
    });
    expect(sent).toMatchObject([{ profile_update: { bio: '押した時', avatar_url: '/uploads/a' } }]);
    expect([state().base.bio, state().values.bio, state().values.pictureUrl]).toEqual(['押した時', 'あとで', '']);
  });

  test('sends the tags only when they have changed', async () => {
    const rock = { id: 'g1', name: 'rock', display_name_ja: 'ロック', value: 'rock', sort_order: 0 };
    const tagGroups = [{ group: 'genres' as const, label: 'ジャンル', tags: [rock] }];
    const prepare = () => Promise.resolve(true);
    form.change({ bio: 'こんにちは' });
    await form.submit({ tagGroups, prepare });
    form.change({ tags: { ...state().values.tags, genres: [rock.id] } });
    await form.submit({ tagGroups, prepare });
    expect(sent).toEqual([
      { profile_update: expect.any(Object) },
      { profile_update: expect.any(Object), tags_update: { tags: [rock.id] } },
    ]);
  });

  test('does not begin when what comes before it fails', async () => {
    form.change({ bio: 'こんにちは' });
    expect(await submit(() => Promise.resolve(false))).toBe('stopped');
    expect(state()).toMatchObject({ isSaving: false, hasFailed: true });
    expect(sent).toEqual([]);
  });

  test('does not begin with an invalid field, whose message goes when it is mended', async () => {
    form.change({ displayName: '　' });
    expect(await submit()).toEqual({ invalid: 'displayName' });
    expect(fieldErrors(state())).toEqual({ displayName: '表示名は必須です' });
    form.change({ displayName: 'はな' });
    expect([fieldErrors(state()), sent]).toEqual([{}, []]);
  });
});

describe('P3a: a profile that was changed elsewhere', () => {
  test('is taken over where the form has no change', () => {
    form.change({ bio: 'わたし' });
    form.receive({ ...own, bio: 'ほか', display_name: '花' });
    expect(state().values).toMatchObject({ bio: 'わたし', displayName: '花' });
    expect(state().base).toMatchObject({ bio: '', displayName: '花' });
  });

  test('is not undone by a save of other fields', async () => {
    form.change({ displayName: 'はなこ' });
    server = { ...own, bio: 'ほか' };
    expect(await submit()).toBe('saved');
    expect(sent).toMatchObject([{ profile_update: { display_name: 'はなこ', bio: 'ほか' } }]);
  });

  test('stops a save with a conflict, which is saved as the user decides', async () => {
    form.change({ bio: 'わたし' });
    server = { ...own, bio: 'ほか' };
    expect(await submit()).toBe('stopped');
    expect([sent, state().isSaving]).toEqual([[], false]);
    expect(state().conflict?.theirs.bio).toBe('ほか');
    expect(await form.settle({ bio: 'mine' }, null)).toBe('saved');
    expect(sent).toMatchObject([{ profile_update: { bio: 'わたし' } }]);
    expect(state().conflict).toBeNull();
  });

  test('leaves the form unchanged when the save is cancelled', async () => {
    form.change({ bio: 'わたし' });
    server = { ...own, bio: 'ほか' };
    await submit();
    expect(await form.settle(null, null)).toBe('stopped');
    expect([state().values.bio, sent]).toEqual(['わたし', []]);
  });
});

test('changes are persisted for their user as long as the editor is open, and no longer', () => {
  form.change({ bio: '前' });
  expect(form.isPersisted()).toBe(false);
  const stop = form.persistFor(USER);
  expect([form.isPersisted(), readProfileDraft(USER)]).toEqual([true, { bio: '前' }]);
  form.change({ bio: '後' });
  expect(readProfileDraft(USER)).toEqual({ bio: '後' });
  stop();
  form.change({ bio: '破棄' });
  expect(readProfileDraft(USER)).toEqual({ bio: '後' });
});

describe('the draft', () => {
  const other = () => createProfileForm(startTestSession().client, own, USER);

  test('keeps what the editors of two tabs have changed, until each is saved or undone', async () => {
    const second = other();
    form.persistFor(USER);
    second.persistFor(USER);
    form.change({ bio: '一' });
    second.change({ years: '7' });
    form.change({ bio: '一二' });
    expect(readProfileDraft(USER)).toEqual({ bio: '一二', years: '7' });
    expect(other().store.getState().values).toMatchObject({ bio: '一二', years: '7' });
    second.change({ years: '' });
    expect(readProfileDraft(USER)).toEqual({ bio: '一二' });
    expect(await submit()).toBe('saved');
    expect(readProfileDraft(USER)).toEqual({});
  });

  test('is restored when the user becomes known late, where nothing was typed meanwhile', () => {
    form.change({ bio: '前の', years: '7' });
    form.persistFor(USER)();
    const late = createProfileForm(startTestSession().client, null, undefined);
    late.change({ bio: '今の' });
    late.persistFor(USER);
    expect(late.store.getState().values).toMatchObject({ bio: '今の', years: '7' });
    expect(readProfileDraft(USER)).toEqual({ bio: '今の', years: '7' });
  });
});

describe('what stands beside the save button (rule P36)', () => {
  test.each([
    [{}, false, null],
    [{}, true, { text: '保存できませんでした。入力した内容は残っています。', field: null }],
    [{ displayName: '表示名は必須です' }, false, { text: '「表示名」を直すと保存できます', field: 'displayName' }],
    [{ displayName: '表示名は必須です' }, true, { text: '「表示名」を直すと保存できます', field: 'displayName' }],
    [{ years: '長い', bio: '長い' }, false, { text: '「自己紹介」ほか1件を直すと保存できます', field: 'bio' }],
    [{ tags: '入力内容に問題があります' }, false, { text: '「タグ設定」を直すと保存できます', field: 'tags' }],
  ] as const)('for the errors %j and failed %j is %j', (errors, hasFailed, problem) => {
    expect(saveProblem(errors, hasFailed)).toEqual(problem);
  });
});
