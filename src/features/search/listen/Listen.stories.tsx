import { useRef } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Profile, Video } from '../../../api/generated/model/index.ts';
import { getGetLikeStatusQueryKey } from '../../../api/generated/likes/likes.ts';
import { getMyProfile, listProfiles } from '../../../api/generated/profiles/profiles.ts';
import { getListProfileVideosQueryKey } from '../../../api/generated/videos/videos.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { localStore } from '../../../lib/storage/storage.ts';
import { CardScopeProvider } from '../../../people/card/CardScope.tsx';
import { type MatchInput, toMatchInput } from '../../../scoring/matchInput.ts';
import { queryClientOf } from '../../../session/queryClientOf.ts';
import { sessions } from '../../../session/sessions.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { SnackbarRegion } from '../../../ui/Snackbar/SnackbarRegion.tsx';
import { Listen } from './Listen.tsx';

/** The people of the story, and the viewer's side of the score. */
let people: Profile[] = [];
let viewerInput: MatchInput | null = null;

interface ViewProps {
  /** How many of the people are shown; null while they load. */
  count: number | null;
  isComplete: boolean;
}

function View({ count, isComplete }: ViewProps) {
  const grid = useRef<HTMLElement>(null);
  const profiles = count === null ? null : people.slice(0, count).map((profile) => ({ profile }));
  return (
    <CardScopeProvider>
      <main style={{ padding: 16 }}>
        <h1 tabIndex={-1}>さがす</h1>
        <h2>あなたにおすすめのアーティスト</h2>
        <Listen
          results={{ profiles, isComplete }}
          viewer={{ userId: 'user-1', matchInput: viewerInput }}
          page={1}
          pageSize={12}
          hrefOf={(page) => `/search?view=listen&page=${page}`}
          grid={grid}
        />
        <SnackbarRegion />
        <LiveRegion />
      </main>
    </CardScopeProvider>
  );
}

const video = (id: string, video_url: string): Video => ({ id, video_url, title: 'ライブの1曲', description: null });
const film = video('v-film', '/uploads/videos/stage.webm');
const sound = video('v-sound', '/uploads/videos/sound-1.wav');
const missing = video('v-missing', '/uploads/videos/missing.webm');

/** Gives the people of the story these files, in their order; undefined leaves a person's list to the backend. */
const withFiles = (...files: (Video[] | undefined)[]) => ({
  beforeEach: () => {
    const client = queryClientOf(sessions.getState());
    files.forEach((videos, index) => {
      const person = people[index];
      if (person === undefined || videos === undefined) return;
      client.setQueryData(getListProfileVideosQueryKey(person.id), videos);
    });
  },
});
const nameOf = (index: number) => isolate(people[index]?.display_name ?? '');
const clip = { id: 'clip', name: 'live', value: 'live', display_name_ja: 'ライブ', sort_order: 1 };

const meta = preview.meta({
  component: View,
  args: { count: 6, isComplete: true },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search?view=listen' },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: async () => {
    // The entry of the history holds the person whom the story before had in view.
    history.replaceState(null, '');
    viewerInput = toMatchInput(await getMyProfile());
    people = (await listProfiles({ skip: 0, limit: 30 }))
      .filter(({ user_id: id, avatar_url: picture }) => id !== 'user-1' && picture !== null)
      .slice(0, 6)
      .map((profile, index) => ({
        ...profile,
        tags: { ...profile.tags, performance_clips: [{ ...clip }] },
        youtube_url: index === 2 ? 'https://youtube.example/@someone' : null,
        soundcloud_url: index === 2 ? 'https://soundcloud.example/someone' : null,
      }));
  },
});

/** Before the first press: a still with ▶. The film plays after it. */
export const WithVideo = meta.story(withFiles([film], [sound]));
export const WithSound = meta.story(withFiles([sound], [film]));
/** Who has only links shows them by the names of their sites. Nothing foreign is requested before a press. */
export const OnlyLinks = meta.story({
  ...withFiles([film], [sound], []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('feed'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await canvas.findByRole('link', { name: /^YouTubeで聴く/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noreferrer'),
    );
    await expect(canvas.getByRole('link', { name: /^SoundCloudで聴く/ })).toBeVisible();
  },
});
export const WithNothing = meta.story(withFiles([], [film]));
export const Wide = meta.story({ ...withFiles([film], [sound], []), globals: { viewport: { value: 'desktop' } } });
export const Loading = meta.story({ args: { count: null, isComplete: false } });
/** The end, reached before all people of the search are loaded. */
export const MoreAreLoading = meta.story({
  ...withFiles([]),
  tags: ['!dev', '!autodocs'],
  args: { count: 1, isComplete: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('feed'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('article', { name: '読み込み中…' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '全員聴きました' })).not.toBeInTheDocument();
  },
});
export const Nobody = meta.story({ args: { count: 0 } });

/** A file that cannot be played: the still and a line about it, without ▶. A press tries again. */
export const BrokenFile = meta.story({
  ...withFiles([missing], [film]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この演奏は再生できません。押すともう一度読み込みます')).toBeVisible();
    const retry = canvas.getByRole('button', { name: `${nameOf(0)}さんの演奏をもう一度読み込む` });
    await expect(retry.querySelector('svg')).toBeNull();
    const next = canvas.getByRole('button', { name: `${nameOf(1)}さんの演奏を再生` });
    await expect(next.querySelector('svg')).not.toBeNull();
  },
});

/** The list of files does not arrive: ▶ tries again, and nothing seems to be awaited after a failure. */
export const Unreachable = meta.story({
  parameters: { fault: { operationId: 'listProfileVideos', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('演奏を読み込めませんでした')).not.toHaveLength(0);
    const retry = () => canvas.getByRole('button', { name: `${nameOf(0)}さんの演奏をもう一度読み込む` });
    await userEvent.click(retry());
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  },
});

/** With data saver nothing is loaded before a press, and nothing is requested of anybody else. */
export const DataSaver = meta.story({
  beforeEach: async () => {
    withFiles([film]).beforeEach();
    performance.clearResourceTimings();
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: `${nameOf(0)}さんの演奏を再生` });
    await expect(document.querySelector('video')).toBeNull();
    const held = within(await canvas.findByRole('article', { name: people[0]?.display_name ?? '' }));
    await expect(held.getByText('データ節約中です。押すと読み込みます')).toBeVisible();
    const isNextRequested = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/videos/profile/${people[1]?.id}`));
    await mute(canvas, userEvent);
    await userEvent.click(play);
    await waitFor(() => expect(document.querySelectorAll('video[src]')).toHaveLength(1));
    await expect(held.queryByText('データ節約中です。押すと読み込みます')).not.toBeInTheDocument();
    await expect(isNextRequested()).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(isNextRequested()).toBe(true));
  },
});

export const TheEnd = meta.story({
  ...withFiles([film]),
  args: { count: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('feed'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('heading', { name: '全員聴きました' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '最初から聴く' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: people[0]?.display_name ?? '' })).toBeVisible());
  },
});

/** Browsers refuse sound without a real press. A press is lost on a person who is rendered anew while the list comes. */
async function mute(
  canvas: { queryAllByRole: (role: string, options: { name: string }) => HTMLElement[] },
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await waitFor(async () => {
    const [first] = canvas.queryAllByRole('button', { name: '音を消す' });
    if (first !== undefined) await userEvent.click(first);
    await expect(canvas.queryAllByRole('button', { name: '音を出す' })).not.toHaveLength(0);
  });
}
const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);

/** By keyboard: space plays and pauses, the arrows move, `l` likes; moves are announced; at most three elements. */
export const ByKeyboard = meta.story({
  ...withFiles([sound], [film], [], [sound], [film]),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed', { name: '試聴' });
    await mute(canvas, userEvent);
    feed.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(isPlaying()).toBe(true));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(isPlaying()).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(isPlaying()).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText(new RegExp(`^${nameOf(1)}さん`))).toBeInTheDocument();
    // What played has stopped, and the film of the next person plays by itself.
    await waitFor(() => expect(document.querySelector('video[src*="stage"]')).toHaveProperty('paused', false));
    const liked = () => within(document.querySelector('[data-in-view]') as HTMLElement);
    const heart = await waitFor(() =>
      liked().getByRole('button', { name: new RegExp(`^${nameOf(1)}さん(に|への)いいね`) }),
    );
    const was = heart.ariaPressed;
    await userEvent.keyboard('l');
    await waitFor(() => expect(heart.ariaPressed).not.toBe(was));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(document.querySelectorAll('video').length).toBeLessThanOrEqual(3));
  },
});

/** LS33: the status of a like leaves the cache with its person. */
export const FarBehind = meta.story({
  beforeEach: () => {
    people = Array.from({ length: 15 }, (_, index) => ({ ...people[0], id: `far-${index}` }) as Profile);
    withFiles(...people.map(() => [])).beforeEach();
  },
  args: { count: 15 },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const cached = (index: number) =>
      queryClientOf(sessions.getState()).getQueryState(getGetLikeStatusQueryKey(`far-${index}`));
    await waitFor(() => expect(cached(0)).toBeDefined());
    await userEvent.click(await canvas.findByRole('feed'));
    await userEvent.keyboard('{ArrowDown}'.repeat(12));
    await waitFor(() => expect(cached(12)).toBeDefined());
    await expect(cached(0)).toBeDefined();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cached(0)).toBeUndefined());
    await expect(cached(12)).toBeDefined();
  },
});

/** A second tap within 300 ms likes, and takes back what the first one did to the playback. */
export const DoubleTap = meta.story({
  ...withFiles([sound], [film]),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = within(await canvas.findByRole('article', { name: people[0]?.display_name ?? '' }));
    const heart = await first.findByRole('button', { name: /さん(に|への)いいね/ });
    if (heart.ariaPressed === 'true') await userEvent.click(heart);
    await userEvent.dblClick(await canvas.findByRole('button', { name: `${nameOf(0)}さんの演奏を再生` }));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('button', { name: `${nameOf(0)}さんの演奏を再生` })).toBeVisible();
  },
});

/** Whoever was heard is left out from the next time on; the switches are stored. */
export const TheSwitches = meta.story({
  beforeEach: () => {
    withFiles([film], [sound]).beforeEach();
    // The switches are a value of the page, which the storage of the next story does not change.
    return () => {
      localStore.remove('listen');
      window.dispatchEvent(new StorageEvent('storage', { key: 'listen', storageArea: localStorage }));
    };
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await mute(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: `${nameOf(0)}さんの演奏を再生` }));
    // Somebody counts as heard after 3 s.
    await waitFor(() => expect(localStore.get('heard:user-1') ?? '').toContain(people[0]?.id), { timeout: 60_000 });
    await expect(canvas.getByRole('heading', { name: people[0]?.display_name ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '聴いた人を除く' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: people[0]?.display_name ?? '' })).not.toBeInTheDocument(),
    );
    await expect(localStore.get('listen')).toBe('unheard');
    await userEvent.click(canvas.getByRole('button', { name: '演奏がある人だけ' }));
    await expect(localStore.get('listen')).toBe('everybody unheard');
  },
});
