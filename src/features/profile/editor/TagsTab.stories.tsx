import { expect, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { isPlaceholderWhole, inMain } from '../../../ui/storySpecimens.tsx';
import { useProfileForm } from '../form/useProfileForm.tsx';
import { useTagGroupOptions } from '../form/tagChoice.ts';
import { TagsTab } from './TagsTab.tsx';

/** The tab with a form of its own, for a user without a profile. */
function Tags() {
  const catalogue = useTagGroupOptions();
  const form = useProfileForm(null, undefined);
  return <TagsTab form={{ ...form, submit: () => undefined }} catalogue={catalogue} />;
}

const meta = preview.meta({
  component: Tags,
  parameters: { scenario: 'default', as: 'sora@example.com' },
  decorators: [inMain({ maxWidth: 720, padding: 16 })],
});

type Canvas = ReturnType<typeof within>;
const tag = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const pressed = (element: HTMLElement) => waitFor(() => expect(element).toHaveAttribute('aria-pressed', 'true'));

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await tag(canvas, '東京都');
    await expect(canvas.getAllByRole('region')).toHaveLength(9);
    await expect(canvas.getAllByText('1つだけ選べます')).toHaveLength(3);
    await expect(canvas.getAllByText('いくつでも選べます')).toHaveLength(6);
    await expect(canvas.queryByText(/選択中$/)).not.toBeInTheDocument();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['ロック', 'ジャズ', 'メタル']) await userEvent.click(await tag(canvas, name));
    await expect(canvas.getByText('3個選択中')).toBeVisible();
  },
});

export const Cleared = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Chosen.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'ジャンルをすべてクリア' }));
    await expect(canvas.queryByText('3個選択中')).not.toBeInTheDocument();
    await expect(await tag(canvas, 'ロック')).toHaveFocus();
  },
});

/** In a category with a single choice the new tag replaces the previous one. */
export const OnlyOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['20代', '女性', 'ほぼ毎日']) await userEvent.click(await tag(canvas, name));
    await userEvent.click(await tag(canvas, '30代'));
    await pressed(await tag(canvas, '30代'));
    await expect(await tag(canvas, '20代')).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getAllByText('1個選択中')).toHaveLength(3);
  },
});

/** Rule T9: on a phone, too, the count appears beside the heading and moves no tag. */
export const StillOnAPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const jazz = await tag(canvas, 'ジャズ');
    const { top } = jazz.getBoundingClientRect();
    await userEvent.click(jazz);
    await canvas.findByText('1個選択中');
    await expect(jazz.getBoundingClientRect().top).toBe(top);
  },
});

export const FoundByReading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await tag(canvas, '東京都');
    const field = canvas.getByRole('searchbox', { name: 'タグをさがす（ひらがな・カタカナ・漢字）' });
    for (const [typed, name] of [
      ['とうきょう', '東京都'],
      ['シャミセン', '三味線'],
      ['どら', 'ドラム'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await tag(canvas, name);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'アカペラ' })).not.toBeInTheDocument());
    }
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ばぐぱいぷ');
    await canvas.findByText('「ばぐぱいぷ」に一致するタグはありません');
    await expect(canvas.getByText('ひらがな・カタカナ・漢字でさがせます')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listTagCategories', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('読み込み中…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listTagCategories', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('タグの読み込みに失敗しました');
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tag(canvas, 'ワールドミュージック'));
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('searchbox');
    await expect(isPlaceholderWhole(field)).toBe(true);
    await expect(field).toHaveAccessibleName('タグをさがす（ひらがな・カタカナ・漢字）');
    await expect(field).not.toHaveAccessibleDescription();
  },
});
