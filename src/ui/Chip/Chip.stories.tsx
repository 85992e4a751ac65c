import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { Chip, chipTones } from './Chip.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import { ToggleChip } from './ToggleChip.tsx';

const meta = preview.meta({ component: Chip });

export const Tones = meta.story({
  render: () => (
    <Specimens>
      {chipTones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {`${tone} シティポップ`}
        </Chip>
      ))}
    </Specimens>
  ),
});

const onPressedChange = fn();

export const Toggle = meta.story({
  render: function Toggling() {
    const [pressed, setPressed] = useState(false);
    const toggle = (next: boolean) => {
      onPressedChange(next);
      setPressed(next);
    };
    return (
      <Specimens>
        <ToggleChip pressed={pressed} onPressedChange={toggle}>
          シティポップ
        </ToggleChip>
        <ToggleChip pressed onPressedChange={onPressedChange}>
          ロック
        </ToggleChip>
      </Specimens>
    );
  },
});

export const Pressed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Toggle.input,
  play: async ({ canvas, userEvent }) => {
    onPressedChange.mockClear();
    const chip = canvas.getByRole('button', { name: 'シティポップ' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
  },
});

export const Removable = meta.story({
  render: function Removing() {
    const [tags, setTags] = useState(['ロック', 'ジャズ', '東京都']);
    return (
      <Specimens>
        <ul style={{ display: 'flex', gap: 8 }}>
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                removeLabel={`「${tag}」を外す`}
                onRemove={() => setTags((before) => before.filter((other) => other !== tag))}
              >
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      </Specimens>
    );
  },
});

export const Removed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Removable.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「ジャズ」を外す' }));
    await expect(canvas.queryByText('ジャズ')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '「東京都」を外す' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '「ロック」を外す' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
