import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectNoOverhang } from '../../../tests/support/expectNoOverhang.ts';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { watchCalls } from '../../../tests/support/watchCalls.ts';
import { getMyProfile, updateMyProfile } from '../../api/generated/profiles/profiles.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { Address, longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { profileUpdate, type ProfileValues, valuesOf } from './form/profileValues.ts';
import { ProfileEditScreen } from './ProfileEditScreen.tsx';
import { fetchVideoFile, fileField, createPictureFile } from './upload/fileFixtures.ts';

const meta = preview.meta({
  component: ProfileEditScreen,
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
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const ring = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'プロフィール充実度' });

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
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '年代' })).toHaveDisplayValue('20代'));
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
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('データの取得に失敗しました');
    await expect(canvas.getByRole('alert')).toContainElement(retry);
    // The alert is as high as its content and does not fill the window.
    const room = canvas.getByRole('alert').getBoundingClientRect().bottom - retry.getBoundingClientRect().bottom;
    await expect(room).toBeLessThan(64);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Rule C31: without a network the reason replaces what failed. */
export const Offline = meta.story({
  parameters: { fault: { operationId: 'getMyProfile', status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByText('オフラインのため表示できません');
  },
});

/** An empty profile in a wide window. */
export const NewUser = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas }) => {
    await field(canvas, '表示名');
    await expect(ring(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('ほか5件')).toBeVisible();
  },
});

/** Every missing item leads to its field, and the ring is updated while typing. */
export const NewUserGuided = meta.story({
  ...NewUser.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.click(canvas.getByRole('button', { name: '表示名を入力する' }));
    await expect(await field(canvas, '表示名')).toHaveFocus();
    await userEvent.keyboard('そら');
    await expect(ring(canvas)).toHaveAttribute('aria-valuenow', '15');
    await userEvent.click(canvas.getByRole('button', { name: 'タグを3つ以上選ぶ（あと3つ）' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: /^タグをさがす/ })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'タグ設定' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'プロフィール画像を設定する' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '画像を選ぶ' })).toHaveFocus());
  },
});

export const Saving = meta.story({
  parameters: { fault: { operationId: 'updateMyProfile', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    const saves = watchCalls('PUT', /\/api\/profiles\/me$/);
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByRole('button', { name: '保存中…' })).toHaveAttribute('aria-busy', 'true');
    // A save that has not been sent yet would be sent to the backend of the next story.
    await waitFor(() => expect(saves()).toBe(1));
  },
});

/** Simulates a save by the same user in another tab or on another device. */
const saveElsewhere = async (changes: Partial<ProfileValues>) =>
  void (await updateMyProfile(profileUpdate({ ...valuesOf(await getMyProfile()), ...changes }, null)));

const openConflict = async (canvas: Canvas) => {
  await user.type(await field(canvas, '表示名'), 'こ');
  await user.type(await field(canvas, '自己紹介'), '！');
  await saveElsewhere({ displayName: '花', bio: '', years: '9' });
  await user.click(canvas.getByRole('button', { name: '保存する' }));
  const title = '同じ項目が別の場所でも変更されています';
  return within(await screen.findByRole('alertdialog', { name: title }));
};

/** When both sides changed the same field, the user chooses; only the value that is not chosen is lost. */
export const Conflict = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openConflict(canvas);
    await expect(dialog.getAllByRole('group').map((group) => group.textContent)).toEqual([
      '表示名この画面で入力した内容はなこ保存されている内容花',
      expect.stringMatching(/^自己紹介この画面で入力した内容.*！保存されている内容未設定$/s),
    ]);
    await expect(dialog.getByRole('button', { name: '保存する' })).toBeDisabled();
  },
});

export const ConflictSolved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openConflict(canvas);
    const save = dialog.getByRole('button', { name: '保存する' });
    const name = within(dialog.getByRole('group', { name: '表示名' }));
    await expect(name.getByRole('radio', { name: 'この画面で入力した内容' })).toHaveAccessibleDescription('はなこ');
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
    // Tab moves to each field, an arrow key to its other option.
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(name.getByRole('radio', { name: 'この画面で入力した内容' })).toBeChecked();
    const bio = within(dialog.getByRole('group', { name: '自己紹介' }));
    await userEvent.click(bio.getByRole('radio', { name: '保存されている内容' }));
    await expect((await getMyProfile()).display_name).toBe('花');
    await userEvent.click(save);
    await canvas.findByText('プロフィールを更新しました');
    await expect(await getMyProfile()).toMatchObject({ display_name: 'はなこ', bio: null, years_of_experience: 9 });
    await expect(canvas.queryByText('未保存の変更があります')).not.toBeInTheDocument();
  },
});

/** Cancelling saves nothing, and all input remains; the next save asks again. */
export const ConflictPutOff = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openConflict(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存する' })).toHaveFocus());
    await expect(await field(canvas, '表示名')).toHaveValue('はなこ');
    await expect(canvas.getByText('未保存の変更があります')).toBeVisible();
    await expect((await getMyProfile()).display_name).toBe('花');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.getAllByRole('radio')).toHaveLength(4);
  },
});

export const ConflictNarrow = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => writeMuch(),
  play: async ({ canvas }) => {
    await user.type(await field(canvas, '自己紹介'), '！');
    await saveElsewhere({ bio: `${longJapanese}\n${unbreakable}\n`.repeat(19) });
    await user.click(canvas.getByRole('button', { name: '保存する' }));
    const choice = await screen.findByRole('group', { name: '自己紹介' });
    // Long values scroll, by keyboard too.
    for (const side of ['mine', 'theirs'])
      await waitFor(() => expect(choice.querySelector(`[id$="-${side}"]`)).toHaveAttribute('tabindex', '0'));
  },
});

/** The API's limits are shown when a value approaches them, and exceeding them is reported while typing. */
export const Limits = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, '表示名');
    const years = await field(canvas, '経験年数');
    for (const control of [name, years]) await expect(control).not.toHaveAccessibleDescription();
    await expect(canvas.getByText(/^\d+文字$/)).toBeVisible();
    await userEvent.click(name);
    await userEvent.paste('あ'.repeat(99));
    await expect(name).toHaveAccessibleDescription('100文字以内で入力してください');
    await expect(name).toBeInvalid();
    await userEvent.clear(years);
    await userEvent.type(years, '120');
    await expect(years).toHaveAccessibleDescription('120年まで');
    await userEvent.type(years, '{Backspace}1');
    await expect(years).toHaveAccessibleDescription('経験年数は120年以内で入力してください');
    const bio = await field(canvas, '自己紹介');
    await userEvent.clear(bio);
    await userEvent.click(bio);
    await userEvent.paste('あ'.repeat(5_001));
    await expect(canvas.getByText('5,001 / 5,000文字')).toBeVisible();
    await expect(bio).toHaveAccessibleDescription('5,000文字以内で入力してください');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.queryByText('プロフィールを更新しました')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(name).toHaveAccessibleDescription('100文字まで');
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
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus());
    await expect(canvas.getByText('表示名は必須です')).toBeVisible();
    await expect(canvas.getByText('経験年数は0以上の数字で入力してください')).toBeVisible();
    const wrong = canvas.getByRole('tab', { name: /入力内容に問題があります/ });
    await expect(wrong).toHaveTextContent('基本情報');
    await expect(wrong).toHaveAttribute('aria-selected', 'true');
  },
});

export const ErrorCorrected = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ErrorOnAnotherTab.input.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: '表示名' }), 'はな');
    await waitFor(() => expect(canvas.queryByText('表示名は必須です')).not.toBeInTheDocument());
  },
});

/** Without the catalogue the form can be edited and saved, and no tag is lost; the tags tab shows the error. */
export const TagsFailed = meta.story({
  parameters: { fault: { operationId: 'listTagCategories', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.click(canvas.getByRole('tab', { name: 'タグ設定' }));
    await canvas.findByText('タグの読み込みに失敗しました');
  },
});

export const SavedWithoutTags = meta.story({
  ...TagsFailed.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await TagsFailed.input.play?.(context);
    await userEvent.click(canvas.getByRole('tab', { name: '基本情報' }));
    await expect(canvas.getByRole('combobox', { name: '年代' })).toHaveDisplayValue('20s');
    const { tags } = await getMyProfile();
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('プロフィールを更新しました');
    await expect(await getMyProfile()).toMatchObject({ display_name: 'はなこ', tags });
  },
});

/** A chosen picture or video that is not uploaded counts as unsaved changes. */
export const UnsentFiles = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.upload(fileField(canvasElement), await createPictureFile(800, 800));
    const apply = await screen.findByRole('button', { name: 'この範囲に決定' });
    await userEvent.click(apply);
    await canvas.findByText('プレビュー');
    await userEvent.click(canvas.getByRole('tab', { name: '動画設定' }));
    await canvas.findByText('最大5個まで登録できます（2/5）');
    const group = canvas.getByRole('button', { name: '動画を選ぶ' }).parentElement;
    if (group !== null) await userEvent.upload(fileField(group), await fetchVideoFile());
    await canvas.findByText('0:05');
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' });
  },
});

/** Edited texts of a video count as unsaved changes. */
export const UnsavedVideoWords = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await field(canvas, '表示名');
    await userEvent.click(canvas.getByRole('tab', { name: '動画設定' }));
    await userEvent.click(await canvas.findByRole('button', { name: '「シティポップのカバー」を編集' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'タイトル' }), '！');
    await waitFor(() => expect(canvas.getByText('未保存の変更があります')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' });
  },
});

const chooseAndCut = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await field(canvas, '表示名');
  await user.upload(fileField(canvasElement), await createPictureFile(800, 800));
  await user.click(await screen.findByRole('button', { name: 'この範囲に決定' }));
  await canvas.findByText('プレビュー');
};

/**
 * A cropped picture counts as unsaved changes (rule P9a): it is marked, leaving asks, and a save uploads it. There is one
 * キャンセル.
 */
export const PictureSaved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { avatar_url: before } = await getMyProfile();
    await chooseAndCut(canvas, canvasElement);
    await expect(canvas.getByText('未保存の変更があります')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'アップロードする' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '選び直す' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'キャンセル' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'キャンセル' }));
    const question = within(await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' }));
    const words = '保存していない変更があります。このまま移動すると変更は失われます。';
    await expect(question.getByText(words)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '編集を続ける' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('プロフィールを更新しました');
    await expect(canvas.queryByText('プレビュー')).not.toBeInTheDocument();
    await expect((await getMyProfile()).avatar_url).not.toBe(before);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/search'));
  },
});

/** A failed upload of the picture cancels the save and shows the picture's tab. */
export const PictureNotSaved = meta.story({
  parameters: { fault: { operationId: 'uploadAvatar', status: 422 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseAndCut(canvas, canvasElement);
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('tab', { name: 'SNSリンク' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('アップロードに失敗しました');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'アップロードする' })).toHaveFocus());
    await expect(canvas.getByText('プレビュー')).toBeVisible();
    await expect(canvas.getByText('未保存の変更があります')).toBeVisible();
    await expect((await getMyProfile()).display_name).toBe('はな');
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

/** On a phone the tabs are in a drawer. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const name = await field(canvas, '表示名');
    // Without the shell's bar, which is 64 px high, the first field begins in the upper half of a phone.
    await expect(name.getBoundingClientRect().top + 64).toBeLessThanOrEqual(380);
  },
});

export const NarrowErrorOnAnotherTab = meta.story({
  globals: { viewport: { value: 'narrow' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, '表示名');
    await userEvent.clear(name);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    expectNoOverhang();
    await userEvent.click(canvas.getByRole('button', { name: '編集メニューを開く' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'プロフィール編集' }));
    await userEvent.click(drawer.getByRole('button', { name: '動画設定' }));
    await canvas.findByText('最大5個まで登録できます（2/5）');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expectNoOverhang();
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus());
    await expect(canvas.getByText('表示名は必須です')).toBeVisible();
    await expect(canvas.getByText('入力内容に問題があります')).toBeInTheDocument();
  },
});

/** The window width is as at 400 % zoom. */
export const NarrowLongTexts = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: writeMuch,
  play: async ({ canvas }) => {
    await expect(await field(canvas, '表示名')).toHaveValue(longJapanese);
    await expect(canvas.getByRole('link', { name: 'ウェブサイトを新しいタブで開く' })).toBeVisible();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await field(canvas, '表示名');
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  },
});

/** Returns the gap between a snackbar and the bar with the buttons, in px. */
const gapAboveTheBar = (canvas: Canvas) => {
  const bar = canvas.getByRole('button', { name: '保存する' }).parentElement?.parentElement;
  const message = document.querySelector('[data-kind]');
  if (!bar || !message) throw new Error('There is no bar or no message');
  return bar.getBoundingClientRect().top - message.getBoundingClientRect().bottom;
};

/** A failed save is shown beside the button until the next one; a snackbar never covers it (rule P36). */
export const NarrowSaveFailed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { fault: { operationId: 'updateMyProfile', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    const message = '保存できませんでした。入力した内容は残っています。';
    await userEvent.type(await field(canvas, '表示名'), 'こ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('プロフィールの更新に失敗しました');
    await expect(await field(canvas, '表示名')).toHaveValue('はなこ');
    await expect(canvas.getByText(message)).toBeVisible();
    await waitFor(() => expect(gapAboveTheBar(canvas)).toBeGreaterThanOrEqual(8));
    document.documentElement.style.fontSize = '200%';
    await waitFor(() => expect(gapAboveTheBar(canvas)).toBeGreaterThanOrEqual(8));
    expectNoOverhang();
    document.documentElement.style.fontSize = '';
    await userEvent.type(await field(canvas, '表示名'), 'さん');
    await expect(canvas.getByText(message)).toBeVisible();
  },
});

/** An invalid field is named beside the button, which leads to it, until it is corrected (rule P36). */
export const NarrowInvalid = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, '表示名');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '編集メニューを開く' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'SNSリンク' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const NarrowCorrected = meta.story({
  ...NarrowInvalid.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await NarrowInvalid.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '「表示名」を直すと保存できます' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus());
    await userEvent.keyboard('はな');
    await waitFor(() => expect(canvas.queryByText('「表示名」を直すと保存できます')).not.toBeInTheDocument());
  },
});

const stepTitle = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const goOn = async (canvas: Canvas) => user.click(canvas.getByRole('button', { name: '次へ' }));

/** A new user is asked for name and picture, instruments, genres and places, one question at a time (rule P37). */
export const FirstTime = meta.story({
  parameters: { as: 'sora@example.com' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await stepTitle(canvas, '表示名を教えてください');
    await expect(canvas.getByText('ステップ 1 / 4')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '表示名' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: '画像を選ぶ' })).toBeVisible();
  },
});

/** The last of the four questions. */
export const FirstTimePlaces = meta.story({
  ...FirstTime.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FirstTime.input.play?.(context);
    await goOn(canvas);
    await expect(await canvas.findByText('表示名は必須です')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '表示名' }), 'そら');
    await goOn(canvas);
    await waitFor(async () => expect(await stepTitle(canvas, '担当楽器を選びましょう')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'ドラム' }));
    await expect(canvas.queryByRole('group', { name: 'ジャンル' })).not.toBeInTheDocument();
    await goOn(canvas);
    await stepTitle(canvas, '好きなジャンルを選びましょう');
    await userEvent.click(canvas.getByRole('button', { name: 'ロック' }));
    await goOn(canvas);
    await stepTitle(canvas, '活動地域を選びましょう');
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(canvas.getByRole('button', { name: 'ロック' })).toHaveAttribute('aria-pressed', 'true');
    await goOn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '東京都' }));
    expectNoOverhang();
  },
});

export const FirstTimeSaved = meta.story({
  ...FirstTime.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FirstTimePlaces.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/search'));
    await expect(await getMyProfile()).toMatchObject({
      display_name: 'そら',
      tags: {
        instruments: [{ value: 'drums' }],
        genres: [{ value: 'rock' }],
        locations: [{ value: 'tokyo' }],
      },
    });
  },
});

/** Leaving the screen does not ask, because the input is still there on the next visit. */
export const FirstTimeLeftForLater = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { as: 'sora@example.com' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, '表示名'), 'そら');
    await goOn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'あとで続ける' }));
    await canvas.findByText('入力した内容は、この端末に残っています');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/search'));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(Object.values(localStorage).join()).toContain('そら');
  },
});

/** The window size is as at 400 % zoom. */
export const FirstTimeSmall = meta.story({
  parameters: { as: 'sora@example.com' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await stepTitle(canvas, '表示名を教えてください');
  },
});
