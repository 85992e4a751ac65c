import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Link, useLocation, useSearchParams } from 'wouter';
import preview from '#.storybook/preview';
import { expectNoOverhang } from '../../../tests/support/expectNoOverhang.ts';
import { privateListKey } from '../../session/privateLists.ts';
import { createSession } from '../../session/session.ts';
import { SessionProvider } from '../../session/SessionScope.tsx';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { longJapanese } from '../../ui/storySpecimens.tsx';
import { scoredProfileOf } from '../../../tests/support/scoredProfileFixtures.ts';
import { formatSearchParams, parseSearchParams } from './searchParams.ts';
import { ResultsHeader } from './SearchResults.tsx';
import { SearchTools } from './SearchTools.tsx';
import { fillStorage } from '../../../tests/support/fillStorage.ts';

const USER = 'user-of-the-story';
const allProfiles = [
  scoredProfileOf({ createdAt: 40, display_name: 'れん', genres: ['1'] }),
  scoredProfileOf({ createdAt: 30, display_name: 'はな', genres: ['2'] }),
  scoredProfileOf({ createdAt: 20, display_name: 'そら', genres: ['1'] }),
];
const tags = new Map(
  [
    ['1', 'ロック'],
    ['2', 'ジャズ'],
  ].map(([id = '', label = '']) => [
    `genres/${id}`,
    { id, name: id, value: id, display_name_ja: label, sort_order: 1 },
  ]),
);

interface ToolsOnTheirOwnProps {
  /** Whether all people are loaded. */
  isComplete: boolean;
  /** Whether there may be more people than are loaded. */
  isLimited: boolean;
}

/** Renders the tools below the screen's heading, with three people. */
function ToolsOnTheirOwn({ isComplete, isLimited }: ToolsOnTheirOwnProps) {
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  const state = parseSearchParams(parameters);
  const query = formatSearchParams(state);
  return (
    <main style={{ padding: 16 }}>
      <h1 tabIndex={-1}>さがす</h1>
      <p data-testid="address">{`${path}?${parameters.toString()}`}</p>
      <Link href={`${path}?profile=profile-7`}>プロフィール</Link>
      {isLimited && (
        <ResultsHeader
          address={{ state, otherView: path }}
          titleId="results"
          title={{ current: null }}
          found={19_999}
          isGrowing={false}
          isLimited
          isFinal
          sort="match"
          canMatch
          onSort={() => undefined}
        >
          {null}
        </ResultsHeader>
      )}
      <SearchTools
        href={query === '' ? null : path + query}
        state={state}
        results={{
          profiles: allProfiles,
          isComplete,
          isGrowing: !isComplete,
          isLimited,
          error: null,
          isRetrying: false,
          retry: () => undefined,
          hidden: 0,
          isHidden: () => false,
          allProfiles: isComplete ? allProfiles : null,
        }}
        tags={tags}
        userId={USER}
      />
      <SnackbarRegion />
    </main>
  );
}

function NewSession({ children }: { children: ReactNode }) {
  const [session] = useState(() => createSession('token', { onEnding: () => undefined, onEnded: () => undefined }));
  return <SessionProvider session={session}>{children}</SessionProvider>;
}

const store = (searches: object[]) =>
  localStorage.setItem(privateListKey('saved-searches', USER), JSON.stringify(searches));
const stored = () => localStorage.getItem(privateListKey('saved-searches', USER));
const three = [
  { name: 'ロックの人', address: '?genres=1', seenUntil: 20 },
  { name: 'ジャズの人', address: '?genres=2', seenUntil: 30 },
  { name: longJapanese.slice(0, 40), address: '?genres=1,2&clip=1', seenUntil: 0 },
];

const meta = preview.meta({
  component: ToolsOnTheirOwn,
  args: { isComplete: true, isLimited: false },
  // The saved searches belong to a session, so each story has its own session.
  decorators: [
    (Story) => (
      <NewSession>
        <Story />
      </NewSession>
    ),
  ],
  parameters: { path: '/search' },
  globals: { viewport: { value: 'desktop' } },
});

const openList = async () => {
  (await screen.findByRole('button', { name: '保存した条件' })).click();
  const dialog = await screen.findByRole('dialog', { name: '保存した条件' });
  return within(dialog);
};
const linksOf = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('link').map((link: HTMLElement) => link.querySelector('span')?.textContent);

/** Without a condition there is nothing to save, and without saved searches nothing to open; rule F41. */
export const Nothing = meta.story({
  args: { isLimited: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const limit = '20,000人までの中からさがしています';
    await expect(canvas.getByText(limit)).toBeVisible();
    const announced = `19999人のプロフィールが見つかりました。${limit}`;
    await expect(canvas.getByText(announced)).toHaveRole('status');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Rule F37: the conditions suggest the name. */
export const Save = meta.story({
  parameters: { path: '/search?genres=2,1&q=ren&page=3' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'この条件を保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'この条件を保存' }));
    const field = dialog.getByRole('textbox', { name: '条件の名前' });
    await expect(field).toHaveValue('ジャズ・ロック・ren');
    expectNoOverhang();
    const buttons = dialog.getAllByRole('button').map((button: HTMLElement) => button.textContent);
    await expect(buttons).toEqual(['', 'キャンセル', '保存する']);
  },
});

/** Rule F37: the button disappears when the search is saved. */
export const Saved = meta.story({
  parameters: { path: '/search?genres=2,1&q=ren&page=3' },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Save.input.play(context);
    const { canvas, userEvent } = context;
    const dialog = within(screen.getByRole('dialog', { name: 'この条件を保存' }));
    const field = dialog.getByRole('textbox', { name: '条件の名前' });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('条件の名前を入力してください');
    await userEvent.type(field, 'あ'.repeat(41));
    await expect(field).toHaveAccessibleDescription('40文字以内で入力してください');
    await userEvent.clear(field);
    await userEvent.type(field, '  バンド{Enter}');
    await canvas.findByText('条件を保存しました');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'この条件を保存' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '保存した条件' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const search = { name: 'バンド', address: '?genres=1,2&q=ren', seenUntil: 40 };
    await expect(stored()).toBe(JSON.stringify([search]));
  },
});

/** Rule F37: at most 20 searches are saved. */
export const Full = meta.story({
  parameters: { path: '/search?genres=2' },
  beforeEach: () =>
    store(Array.from({ length: 20 }, (_, index) => ({ name: `条件${index}`, address: `?q=${index}`, seenUntil: 0 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'この条件を保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'この条件を保存' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('保存できる条件は20件までです');
  },
});

/** Rules F37 and F38: the saved searches, and how many new people each finds. */
export const List = meta.story({
  beforeEach: () => store(three),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await openList();
    const [rock, jazz, long] = three.map(({ name }) => name) as [string, string, string];
    await expect(linksOf(dialog)).toEqual([rock, jazz, long]);
    expectNoOverhang();
    await expect(dialog.getByRole('link', { name: /^ロックの人/ })).toHaveTextContent('1人の新着');
    await expect(dialog.getAllByText(/新着$/)).toHaveLength(1);
  },
});

/** Rule F37: another order, another name, an undone deletion, and the search itself. */
export const ListChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => store(three),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await List.input.play();
    const dialog = within(screen.getByRole('dialog', { name: '保存した条件' }));
    const [rock, jazz, long] = three.map(({ name }) => name) as [string, string, string];
    await expect(dialog.getByRole('button', { name: `「${rock}」を上へ移動` })).toBeDisabled();
    const down = dialog.getByRole('button', { name: `「${rock}」を下へ移動` });
    await userEvent.click(down);
    await expect(linksOf(dialog)).toEqual([jazz, rock, long]);
    await expect(down).toHaveFocus();
    await userEvent.click(down);
    await expect(linksOf(dialog)).toEqual([jazz, long, rock]);
    await expect(dialog.getByRole('button', { name: `「${rock}」を上へ移動` })).toHaveFocus();

    await userEvent.click(dialog.getByRole('button', { name: `「${jazz}」の名前を変更` }));
    const field = dialog.getByRole('textbox', { name: '条件の名前' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'とちゅう{Escape}');
    await expect(linksOf(dialog)).toEqual([jazz, long, rock]);
    await expect(dialog.getByRole('button', { name: `「${jazz}」の名前を変更` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = dialog.getByRole('textbox', { name: '条件の名前' });
    await expect(again).toHaveValue(jazz);
    await userEvent.clear(again);
    await userEvent.type(again, 'ビバップ{Enter}');
    await expect(linksOf(dialog)).toEqual(['ビバップ', long, rock]);
    await expect(dialog.getByRole('button', { name: '「ビバップ」の名前を変更' })).toHaveFocus();

    await userEvent.click(dialog.getByRole('button', { name: `「${long}」を削除` }));
    await expect(linksOf(dialog)).toEqual(['ビバップ', rock]);
    await expect(dialog.getByRole('button', { name: `「${rock}」を削除` })).toHaveFocus();
    await canvas.findByText('保存した条件を削除しました');
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await expect(linksOf(dialog)).toEqual(['ビバップ', long, rock]);

    await userEvent.click(dialog.getByRole('link', { name: /^ロックの人/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/search?genres=1');
    // All of its results are on the screen now.
    await waitFor(() => expect(stored()).toContain('"?genres=1","seenUntil":40'));
    await expect(canvas.queryByRole('button', { name: 'この条件を保存' })).not.toBeInTheDocument();
  },
});

/** New people are not counted while the list of people is incomplete. */
export const Incomplete = meta.story({
  args: { isComplete: false },
  beforeEach: () => store(three.slice(0, 1)),
  play: async () => {
    const dialog = await openList();
    await expect(dialog.queryByText(/新着$/)).not.toBeInTheDocument();
  },
});

/** The last deletion closes the dialog. */
export const LastDeleted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isComplete: false },
  beforeEach: () => store(three.slice(0, 1)),
  play: async ({ canvas, userEvent }) => {
    await Incomplete.input.play();
    const dialog = within(screen.getByRole('dialog', { name: '保存した条件' }));
    await userEvent.click(dialog.getByRole('button', { name: '「ロックの人」を削除' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: '保存した条件' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(stored()).toBeNull();
    await expect(document.querySelector('main > :empty')).not.toBeVisible();
    // The screen is rendered again before the deletion is undone.
    await userEvent.click(canvas.getByRole('link', { name: 'プロフィール' }));
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(await canvas.findByRole('button', { name: '保存した条件' })).toBeVisible();
  },
});

/** Rule F37: the storage is full, and the snackbar that reports it offers to undo the deletion. */
export const DeletedButNotPersisted = meta.story({
  beforeEach: () => {
    store(three);
    return fillStorage();
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openList();
    await userEvent.click(dialog.getByRole('button', { name: '「ジャズの人」を削除' }));
    await canvas.findByText('保存した条件を削除しました。ブラウザに保存できませんでした。ページを閉じると失われます');
  },
});

export const NotPersistedAndUndone = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    store(three);
    return fillStorage();
  },
  play: async (context) => {
    await DeletedButNotPersisted.input.play(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog', { name: '保存した条件' }));
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await expect(dialog.getAllByRole('link')).toHaveLength(3);
  },
});
