import { expect, screen, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import preview from '#.storybook/preview';
import { getMyProfile, updateMyProfile } from '../../api/generated/profiles/profiles.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { longJapanese, unbreakable } from '../../ui/specimens.tsx';
import { profileUpdate } from './form/profileUpdate.ts';
import { valuesOf } from './form/profileValues.ts';
import { ProfileEditScreen } from './ProfileEditScreen.tsx';
import { clip, fileField, paintedPicture } from './upload/filesForStories.ts';

const patiently = { timeout: 10_000 };

function Address() {
  const [path] = useLocation();
  return <p data-testid="address">{path}</p>;
}

const meta = preview.meta({
  component: ProfileEditScreen,
  beforeEach: () => snackbars.clear(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/profile/edit' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <>
        <main style={{ paddingInline: 16 }}>
          <Story />
        </main>
        <SnackbarRegion />
        <Address />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name }, patiently);
const ring = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'プロフィール充実度' });
const noWiderThanTheScreen = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await field(canvas, '表示名')).toHaveValue('はな');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      '基本情報',
      'タグ設定',
      'SNSリンク',
      '動画設定',
    ]);
    await expect(ring(canvas)).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('プロフィールが完成しました！')).toBeVisible();
    await expect(canvas.queryByText('未保存の変更があります')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '年代' })).toHaveDisplayValue('20代'), patiently);
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'getMyProfile', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中…');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'getMyProfile', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' }, patiently);
    await expect(canvas.getByRole('alert')).toHaveTextContent('データの取得に失敗しました');
    await expect(canvas.getByRole('alert')).toContainElement(retry);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Nothing is filled in yet; every missing item leads to its field, and the ring follows the typing. */
export const NewUser = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas, userEvent }) => {
    await field(canvas, '表示名');
    await expect(ring(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('ほか5件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '表示名を入力する' }));
    await expect(await field(canvas, '表示名')).toHaveFocus();
    await userEvent.keyboard('そら');
    await expect(ring(canvas)).toHaveAttribute('aria-valuenow', '15');
    await userEvent.click(canvas.getByRole('button', { name: 'タグを3つ以上選ぶ（あと3つ）' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: /^タグをさがす/ })).toHaveFocus(), patiently);
    await expect(canvas.getByRole('tab', { name: 'タグ設定' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'プロフィール画像を設定する' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '画像を選ぶ' })).toHaveFocus());
  },
});

/** Marked at once, and asked about before anybody leaves. */
export const Unsaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, '表示名');
    await userEvent.type(name, 'こ');
    await expect(canvas.getByText('未保存の変更があります')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    const question = within(await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' }, patiently));
    await expect(
      question.getByText('保存していない変更があります。このまま移動すると変更は失われます。'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '編集を続ける' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('はなこ');
    await userEvent.type(name, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText('未保存の変更があります')).not.toBeInTheDocument());
  },
});

export const LeaveQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    const question = within(await screen.findByRole('alertdialog', undefined, patiently));
    await expect(question.getByRole('button', { name: '破棄して移動する' })).toBeVisible();
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('プロフィールを更新しました', undefined, patiently);
    await expect(canvas.getByTestId('address')).toHaveTextContent('/profile/edit');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/search'), patiently);
  },
});

export const Saving = meta.story({
  parameters: { fault: { operationId: 'updateMyProfile', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByRole('button', { name: '保存中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const SaveFailed = meta.story({
  parameters: { fault: { operationId: 'updateMyProfile', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('プロフィールの更新に失敗しました', undefined, patiently);
    await expect(await field(canvas, '表示名')).toHaveValue('はなこ');
    await expect(canvas.getByText('未保存の変更があります')).toBeVisible();
  },
});

export const ErrorOnAnotherTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await field(canvas, '表示名'));
    const years = await field(canvas, '経験年数');
    await userEvent.clear(years);
    await userEvent.type(years, '長い');
    await userEvent.click(canvas.getByRole('tab', { name: 'SNSリンク' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus(), patiently);
    await expect(canvas.getByText('表示名は必須です')).toBeVisible();
    await expect(canvas.getByText('経験年数は0以上の数字で入力してください')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /入力内容に問題があります/ })).toHaveTextContent('基本情報');
  },
});

/** Without the catalogue the form can be filled in and saved; the tags say what is wrong with them. */
export const TagsFailed = meta.story({
  parameters: { fault: { operationId: 'listTagCategories', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.click(canvas.getByRole('tab', { name: 'タグ設定' }));
    await canvas.findByText('タグの読み込みに失敗しました', undefined, patiently);
    await userEvent.click(canvas.getByRole('tab', { name: '基本情報' }));
    await expect(canvas.getByRole('combobox', { name: '年代' })).toHaveDisplayValue('20s');
  },
});

/** A picture and a film that were chosen and not sent are unfinished work too. */
export const UnsentFiles = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.upload(fileField(canvasElement), await paintedPicture(800, 800));
    const apply = await screen.findByRole('button', { name: 'この範囲に決定' }, patiently);
    await userEvent.click(apply);
    await canvas.findByText('プレビュー', undefined, patiently);
    await userEvent.click(canvas.getByRole('tab', { name: '動画設定' }));
    await canvas.findByText('最大5個まで登録できます（2/5）', undefined, patiently);
    const group = canvas.getByRole('button', { name: '動画を選ぶ' }).parentElement;
    if (group !== null) await userEvent.upload(fileField(group), await clip());
    await canvas.findByText('0:05', undefined, patiently);
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' }, patiently);
  },
});

const writeMuch = async () => {
  const much = {
    ...valuesOf(await getMyProfile()),
    displayName: longJapanese,
    bio: `${longJapanese}\n${unbreakable}\n`.repeat(20),
    websiteUrl: `https://hana.example/${unbreakable.repeat(4)}`,
    twitterUrl: unbreakable,
  };
  await updateMyProfile(profileUpdate(much, null));
};

export const LongTexts = meta.story({
  beforeEach: writeMuch,
  play: async ({ canvas }) => {
    await expect(await field(canvas, '表示名')).toHaveValue(longJapanese);
    await expect(canvas.getByRole('link', { name: 'ウェブサイトを新しいタブで開く' })).toBeVisible();
  },
});

/** On a phone the tabs are a drawer, and an error on another of them is led to all the same. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await field(canvas, '表示名'));
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await noWiderThanTheScreen();
    await userEvent.click(canvas.getByRole('button', { name: '編集メニューを開く' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'プロフィール編集' }, patiently));
    await userEvent.click(drawer.getByRole('button', { name: '動画設定' }));
    await canvas.findByText('最大5個まで登録できます（2/5）', undefined, patiently);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await noWiderThanTheScreen();
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus(), patiently);
    await expect(canvas.getByText('表示名は必須です')).toBeVisible();
    await expect(canvas.getByText('入力内容に問題があります')).toBeInTheDocument();
  },
});

/** As at 400 % zoom. */
export const NarrowLongTexts = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: writeMuch,
  play: async ({ canvas }) => {
    await expect(await field(canvas, '表示名')).toHaveValue(longJapanese);
    await noWiderThanTheScreen();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await field(canvas, '表示名');
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await noWiderThanTheScreen();
  },
});
