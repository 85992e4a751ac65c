import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inSpecimens } from '../storySpecimens.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: '自己紹介', placeholder: '好きなアーティスト、活動歴などを書いてみましょう', onChange: fn() },
  decorators: [inSpecimens()],
});

/** Line height and padding, in px. */
const LINE = 28;
const PADDING = 20;
const heightOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().height);

export const GrowsWithItsText = meta.story({
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: '自己紹介' });
    await expect(heightOf(area)).toBe(2 * LINE + PADDING);
    await userEvent.type(area, '一{Enter}二{Enter}三');
    await expect(heightOf(area)).toBe(3 * LINE + PADDING);
    await userEvent.clear(area);
    await expect(heightOf(area)).toBe(2 * LINE + PADDING);
    await userEvent.type(area, '一{Enter}二{Enter}三{Enter}四{Enter}五{Enter}六');
    await expect(heightOf(area)).toBe(4 * LINE + PADDING);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Counted = meta.story({
  render: function Counted(args) {
    const [text, setText] = useState('ベース募集中です');
    return (
      <TextArea
        {...args}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        counter={`${text.length}文字`}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '！');
    await expect(canvas.getByText('9文字')).toBeVisible();
  },
});

/** C3c: the limit is said near it and beyond it, and nothing is cut off. */
export const Limited = meta.story({
  render: function Limited(args) {
    const [text, setText] = useState('あ'.repeat(8));
    return <TextArea {...args} limit={10} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(canvas.queryByText(/10文字/)).not.toBeInTheDocument();
    // White space at the ends is not sent.
    await userEvent.type(area, ' い ');
    await expect(canvas.getByText('10 / 10文字')).toBeVisible();
    await userEvent.clear(area);
    await userEvent.click(area);
    await userEvent.paste('う'.repeat(12));
    await expect(area).toHaveValue('う'.repeat(12));
    await expect(area).toHaveAccessibleDescription('10文字以内で入力してください');
    await expect(canvas.getByText('12 / 10文字')).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { help: '改行もできます', error: '本文を入力してください' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('改行もできます 本文を入力してください');
  },
});

export const LabelReadOutOnly = meta.story({
  args: { hideLabel: true, minRows: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '自己紹介' })).toBeVisible();
    await expect(canvas.getByText('自己紹介').getBoundingClientRect().width).toBe(1);
  },
});
