import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import preview from '#.storybook/preview';
import { hideInAnotherTab } from '../../../tests/support/hideInAnotherTab.ts';
import { getGetLikeStatusQueryKey } from '../../api/generated/likes/likes.ts';
import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import { getGetProfileByUserIdQueryKey } from '../../api/generated/profiles/profiles.ts';
import { getListProfileVideosQueryOptions } from '../../api/generated/videos/videos.ts';
import { setPlaybackRate } from '../../lib/media/settings/playbackRate.ts';
import { setVolume } from '../../lib/media/settings/volume.ts';
import { writeDraft } from '../../session/drafts.ts';
import { removePrivateLists } from '../../session/privateLists.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import { sessions } from '../../session/sessions.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { card } from '../copy.ts';
import { ProfileDialogHost } from './ProfileDialogHost.tsx';
import { Address, withLargeLetters } from '../../ui/storySpecimens.tsx';

/** The query cache of the rendered story. */
let cache: QueryClient;

/** Renders the host as the shell does, with the current URL. */
function Host() {
  const client = useQueryClient();
  useEffect(() => {
    cache = client;
  }, [client]);
  const [, navigate] = useLocation();
  return (
    <main>
      <h1 tabIndex={-1}>画面</h1>
      <Address />
      <button type="button" onClick={() => navigate('/search?user=user-2')}>
        れんを開く
      </button>
      <ProfileDialogHost />
      <SnackbarRegion />
    </main>
  );
}

const meta = preview.meta({
  component: Host,
  beforeEach: () => removePrivateLists(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search?page=2&user=user-2' },
});

/** Finds the dialog of れん, whom the address names by user id. */
const findDialog = (name = 'れん') => screen.findByRole('dialog', { name });

/** Opens the menu of れん's dialog. @returns the item with this label */
async function openMenu(userEvent: { click: (element: Element) => Promise<void> }, label: string = card.hide) {
  const dialog = within(await findDialog());
  await userEvent.click(await dialog.findByRole('button', { name: 'れんさんのメニューを開く' }));
  return dialog.findByRole('menuitem', { name: label });
}

const sections = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** The groups of tags have a fixed order, without the frequency, which is among the key facts (rule F12). */
export const Ready = meta.story({
  play: async () => {
    const dialog = within(await findDialog());
    await expect(dialog.getByText('東京都 ・ 30代 ・ 経験12年 ・ 月2〜3回')).toBeVisible();
    // Nobody is told that a person has no likes.
    await expect(dialog.queryByText(/^もらったいいね/)).not.toBeInTheDocument();
    await expect(dialog.getByText(/^(?:\d+(?:分|時間)前に|たった今|(?:\d+年)?\d+月\d+日に)アクティブ$/)).toBeVisible();
    await waitFor(() => expect(dialog.getByText('マッチ度 78%')).toBeVisible());
    await expect((await dialog.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      '活動地域',
      '年代',
      '性別',
      'ジャンル',
      '担当楽器',
      'スキルレベル',
      '活動目的',
      '演奏動画',
    ]);
    const link = dialog.getByRole('link', { name: 'X（旧Twitter）を新しいタブで開く' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(link).toHaveAttribute('href', 'https://x.example/ren_drums');
  },
});

export const Closed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await Ready.input.play();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'れん' })).not.toBeInTheDocument());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/search?page=2');
  },
});

export const Why = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    const why = within(await dialog.findByRole('region', { name: 'マッチ度の内訳' }));
    const toggle = why.getByRole('button', { name: 'マッチ度の内訳を見る' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(why.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'ジャンル配分 40%67共通のジャンル: シティポップ',
      '楽器配分 30%50組み合わせると活きるパート: ボーカル × ドラム、アコースティックギター × ドラム',
      'スキル配分 20%80スキルレベルが近い（中級者・上級者）',
      '地域配分 10%100活動地域が同じ（東京都）',
    ]);
    await expect(dialog.getByText('相性良好')).toBeVisible();
    await expect(why.getByText('マッチ度は登録されたタグから計算した目安です')).toBeVisible();
  },
});

/**
 * The sentence comes first, the bio next, the parts of the score after the tags; the buttons stay visible (rule F31).
 */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = within(await findDialog());
    const above = (one: HTMLElement, other: HTMLElement) =>
      expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(other.getBoundingClientRect().top);
    const sentence = await dialog.findByText('シティポップ好き同士。ボーカル×ドラムで合わせられそうです');
    const bio = await dialog.findByRole('heading', { name: '自己紹介' });
    await dialog.findByText(/^社会人ドラマー。/);
    const why = dialog.getByRole('button', { name: 'マッチ度の内訳を見る' });
    await above(sentence, bio);
    await above(bio, dialog.getByText('担当楽器'));
    await above(dialog.getByText('演奏動画'), why);
    const message = await dialog.findByRole('button', { name: 'メッセージを送る' });
    const place = message.getBoundingClientRect();
    await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
    dialog.getByRole('link', { name: 'X（旧Twitter）を新しいタブで開く' }).scrollIntoView({ block: 'end' });
    await expect(message.getBoundingClientRect()).toEqual(place);
    await expect(
      dialog.getByRole('button', { name: 'ダイアログを閉じる' }).getBoundingClientRect().top,
    ).toBeGreaterThan(0);
    const link = dialog.getByRole('link', { name: 'X（旧Twitter）を新しいタブで開く' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(place.top);
  },
});

/** With text twice as large the buttons wrap, each label is in one line, and they cover nothing at the end. */
export const LargeLetters = meta.story({
  globals: { viewport: { value: 'narrow' } },
  decorators: [withLargeLetters],
  play: async () => {
    const dialog = within(await findDialog());
    const message = await dialog.findByRole('button', { name: 'メッセージを送る' });
    const like = await dialog.findByRole('button', { name: 'いいね' });
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    await expect(boxOf(message).bottom).toBeLessThanOrEqual(boxOf(like).top);
    await expect(boxOf(message).height).toBeLessThan(3 * 32);
    await expect(boxOf(like).bottom).toBeLessThanOrEqual(window.innerHeight);
    const last = dialog.getByRole('link', { name: 'X（旧Twitter）を新しいタブで開く' });
    last.scrollIntoView({ block: 'start' });
    await expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(message).top);
  },
});

/** Rule F14: said until the viewer has written from a dialog on this device. */
export const NoMatchNeeded = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    const message = await dialog.findByRole('button', { name: 'メッセージを送る' });
    await waitFor(() => expect(message).toHaveAccessibleDescription('マッチング前でも送れます'));
    await userEvent.click(message);
    await waitFor(() => expect(localStorage.getItem('written-from-profile')).toBe('yes'));
  },
});

export const HasWritten = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => localStorage.setItem('written-from-profile', 'yes'),
  play: async () => {
    const dialog = within(await findDialog());
    await expect(await dialog.findByRole('button', { name: 'メッセージを送る' })).not.toHaveAccessibleDescription();
    await expect(dialog.queryByText('マッチング前でも送れます')).not.toBeInTheDocument();
  },
});

export const Liked = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    await userEvent.click(await dialog.findByRole('button', { name: 'いいね' }));
    await dialog.findByRole('button', { name: 'いいね済み' });
  },
});

export const TakenBack = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Liked.input.play(context);
    const { userEvent } = context;
    const dialog = within(await findDialog());
    await userEvent.click(await dialog.findByRole('button', { name: 'いいね済み' }));
    await dialog.findByRole('button', { name: 'いいね' });
  },
});

/** Simulates the arrival of れん's like status. */
function receiveStatus(status: LikeStatus): void {
  const profile = cache.getQueryData<Profile>(getGetProfileByUserIdQueryKey('user-2'));
  cache.setQueryData(getGetLikeStatusQueryKey(profile?.id ?? ''), status);
}

/** Rule L11: the button cannot be pressed while the status is unknown, and its space is reserved. */
export const StatusOnItsWay = meta.story({
  parameters: { fault: { operationId: 'getLikeStatus', latency: 60_000 } },
  play: async () => {
    const dialog = within(await findDialog());
    await dialog.findByRole('button', { name: 'メッセージを送る' });
    await waitFor(() => expect(dialog.getByText('マッチ度 78%')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /いいね/ })).not.toBeInTheDocument();
    await expect(dialog.queryByText('相手からいいね')).not.toBeInTheDocument();
  },
});

export const StatusArrived = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'getLikeStatus', latency: 60_000 } },
  play: async () => {
    await StatusOnItsWay.input.play();
    const dialog = within(await findDialog());
    const message = dialog.getByRole('button', { name: 'メッセージを送る' });
    const place = message.getBoundingClientRect();
    receiveStatus({ is_liked: true, is_mutual: true });
    await dialog.findByRole('button', { name: 'いいね済み', pressed: true });
    await expect(dialog.getByText('マッチング中')).toBeVisible();
    await expect(message.getBoundingClientRect()).toEqual(place);
  },
});

export const LikeMakesAMatch = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    await waitFor(() => expect(dialog.getByText('相手からいいね')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'いいね' }));
    await waitFor(() => expect(dialog.getByText('マッチング中')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/^もらったいいね 1件/)).toBeVisible());
  },
});

export const PlaysAVideo = meta.story({
  beforeEach: () => {
    setPlaybackRate(0.75);
    setVolume(0.4);
    return () => {
      setPlaybackRate(1);
      setVolume(1);
    };
  },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    await userEvent.click(await dialog.findByRole('button', { name: '「叩いてみた」を再生する' }));
    const player = await screen.findByRole('dialog', { name: '叩いてみた' });
    await expect(player).toHaveAccessibleDescription('ファンクのグルーヴ練習です。');
    const video = player.querySelector('video') as HTMLVideoElement;
    await expect(video).toHaveAttribute('controls');
    // The playback rate and the volume are those of the device settings (rules B26, B30).
    await waitFor(() => expect([video.playbackRate, video.volume]).toEqual([0.75, 0.4]));
    await waitFor(() => expect(player).toContainElement(document.activeElement as HTMLElement));
  },
});

export const VideoClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: PlaysAVideo.input.beforeEach,
  play: async (context) => {
    await PlaysAVideo.input.play(context);
    const { userEvent } = context;
    const player = screen.getByRole('dialog', { name: '叩いてみた' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(player).not.toBeInTheDocument());
    await expect(await findDialog()).toBeVisible();
  },
});

export const MessageFails = meta.story({
  parameters: {
    fault: { operationId: 'createConversation', status: 500 },
    allowConsole: [/conversation could not be started/],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await findDialog());
    const button = await dialog.findByRole('button', { name: 'メッセージを送る' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await screen.findByText('メッセージの開始に失敗しました');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/search?page=2&user=user-2');
    await expect(await findDialog()).toBeVisible();
  },
});

/** そら has no profile, so there is no score. */
export const WithoutAProfileOfMyOwn = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async () => {
    const dialog = within(await findDialog());
    await dialog.findByRole('button', { name: 'いいね' });
    await expect(dialog.queryByText(/マッチ度/)).not.toBeInTheDocument();
  },
});

export const Own = meta.story({
  parameters: { path: '/board?user=user-1' },
  play: async () => {
    const dialog = within(await findDialog('はな'));
    await expect(await dialog.findByRole('link', { name: 'プロフィールを編集' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
    await expect(dialog.queryByRole('button', { name: /いいね|メッセージ/ })).not.toBeInTheDocument();
    await expect(dialog.queryByText(/マッチ度/)).not.toBeInTheDocument();
  },
});

export const OwnWithQrCode = meta.story({
  parameters: { path: '/board?user=user-1' },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('はな'));
    await userEvent.click(await dialog.findByRole('button', { name: 'QRコードを表示' }));
    await dialog.findByRole('img', { name: 'はなさんのプロフィールのQRコード' });
  },
});

/** If the system cannot share, the URL is copied; if copying is refused too, the URL can be selected. */
export const OwnShared = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/board?user=user-1' },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('はな'));
    const address = `${window.location.origin}/search?profile=profile-1`;
    await expect(await dialog.findByText(address)).toBeVisible();
    const shared = fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    const copied = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
    const button = dialog.getByRole('button', { name: 'プロフィールを共有' });
    await userEvent.click(button);
    await expect(shared).toHaveBeenCalledWith({ title: 'はな', url: address });
    await expect(copied).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'share');
    await userEvent.click(button);
    await expect(await dialog.findByText(/コピーできませんでした/)).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(address);

    await userEvent.click(dialog.getByRole('button', { name: 'QRコードを表示' }));
    const code = await dialog.findByRole('img', { name: 'はなさんのプロフィールのQRコード' });
    await expect(code).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'QRコードを隠す' }));
    await expect(code).not.toBeInTheDocument();
  },
});

/** The dialog is over the editor, which has unsaved changes. */
export const OwnOverTheEditor = meta.story({
  parameters: { path: '/profile/edit?user=user-1' },
  beforeEach: () => {
    writeDraft('user-1', 'profile', '{"bio":"書きかけ"}');
  },
  play: async () => {
    const dialog = within(await findDialog('はな'));
    await expect(await dialog.findByText('保存していない変更は、まだほかの人には見えません')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'プロフィールを編集' })).not.toBeInTheDocument();
  },
});

export const BackToTheEditor = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/profile/edit?user=user-1' },
  beforeEach: OwnOverTheEditor.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await OwnOverTheEditor.input.play();
    const dialog = within(await findDialog('はな'));
    await userEvent.click(dialog.getByRole('button', { name: '編集に戻る' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/profile\/edit$/));
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'getProfileByUserId', latency: 60_000 } },
  play: async () => {
    const dialog = within(await findDialog('プロフィール'));
    await expect(dialog.getByRole('status')).toHaveTextContent('読み込み中…');
  },
});

/** Rule C31: the failure is logged, and no dialog is shown. */
export const NotFound = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/search?page=2&profile=nobody', allowConsole: [/profile of profile nobody.*404/] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/search\?page=2$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Rule F31: the videos are above the self-introduction. They are in the cache, because a slow machine makes them late. */
export const VideosFirst = meta.story({
  beforeEach: () => queryClientOf(sessions.getState()).prefetchQuery(getListProfileVideosQueryOptions('profile-1')),
  parameters: { path: '/board?user=user-1' },
  play: async () => {
    const dialog = within(await findDialog('はな'));
    await dialog.findByRole('heading', { name: '動画' });
    await expect(sections().slice(0, 2)).toEqual(['動画', '自己紹介']);
  },
});

/** Rule F31: videos that arrive late do not move the text that is being read. */
export const VideosLate = meta.story({
  parameters: { path: '/board?user=user-1', fault: { operationId: 'listProfileVideos', latency: 1_500 } },
  play: async () => {
    const dialog = within(await findDialog('はな'));
    const bio = await dialog.findByRole('heading', { name: '自己紹介' });
    const { top } = bio.getBoundingClientRect();
    await dialog.findByRole('heading', { name: '動画' });
    await expect(sections()[0]).toBe('自己紹介');
    await expect(sections().at(-1)).toBe('動画');
    await expect(bio.getBoundingClientRect().top).toBe(top);
  },
});

export const WithoutVideos = meta.story({
  parameters: { fault: { operationId: 'listProfileVideos', status: 500 } },
  play: async () => {
    const dialog = within(await findDialog());
    await dialog.findByRole('button', { name: 'いいね' });
    await expect(dialog.queryByRole('heading', { name: '動画' })).not.toBeInTheDocument();
  },
});

export const LongTexts = meta.story({
  parameters: {
    stretched: true,
    // axe takes the marks above letters from one of the two texts that it compares.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Donau|^とても長い/ });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Menu = meta.story({
  play: async ({ userEvent }) => {
    await expect(await openMenu(userEvent)).toBeVisible();
  },
});

/** Rule F39: the dialog of a hidden person can show them again. */
export const MenuOfSomebodyHidden = meta.story({
  beforeEach: () => hideInAnotherTab([{ userId: 'user-2', name: 'れん' }]),
  play: async ({ userEvent }) => {
    await openMenu(userEvent, '再表示する');
  },
});

/** Everybody likes はな. */
export const Popular = meta.story({
  parameters: { scenario: 'popular', path: '/search?user=user-1' },
  play: async () => {
    const dialog = within(await findDialog('はな'));
    await dialog.findByText(/^もらったいいね \d{3,}件/);
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await within(await findDialog()).findByRole('button', { name: 'いいね' });
  },
});

/**
 * When a person is hidden in another tab, their dialog closes here too; opened after that, it stays and offers to undo
 * it.
 */
export const HiddenElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openMenu(userEvent);
    await userEvent.keyboard('{Escape}');
    await hideInAnotherTab([{ userId: 'user-2', name: 'れん' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'れんを開く' }));
    await expect((await openMenu(userEvent, '再表示する')).textContent).toBe('再表示する');
  },
});

/** Rule F39: hiding a person closes their dialog; the dialog of a hidden person can show them again. */
export const HidePerson = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await openMenu(userEvent));
    await screen.findByText('れんさんを非表示にしました');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'れんを開く' }));
    await userEvent.click(await openMenu(userEvent, '再表示する'));
    await screen.findByText('れんさんを再表示しました');
    await openMenu(userEvent);
  },
});
