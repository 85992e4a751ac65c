import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inSpecimens } from '../storySpecimens.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  component: Select,
  args: {
    label: '並び替え',
    value: 'score',
    onChange: fn(),
    options: [
      { value: 'score', label: 'マッチ度が高い順' },
      { value: 'newest', label: '新しい順' },
      { value: 'name', label: '名前順' },
    ],
  },
  decorators: [inSpecimens(320)],
});

export const Chosen = meta.story({
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: '並び替え' });
    await expect(select).toHaveDisplayValue('マッチ度が高い順');
    await userEvent.selectOptions(select, '新しい順');
    await expect(args.onChange).toHaveBeenCalledWith('newest');
    await expect(select).toHaveDisplayValue('新しい順');
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const LabelReadOutOnly = meta.story({ args: { hideLabel: true } });

export const WithError = meta.story({
  args: { help: 'あとから変えられます', error: '1つ選んでください' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('あとから変えられます 1つ選んでください');
  },
});
