import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { tone } from '../../../tests/support/badMedia.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { longJapanese } from '../storySpecimens.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { StepButtons } from './StepButtons.tsx';

const url = URL.createObjectURL(new Blob([tone(12)], { type: 'audio/wav' }));
const sound = { id: 'one', url, title: '新曲のデモ', artist: 'れん' };

const meta = preview.meta({
  component: MiniPlayer,
  args: { onClosed: fn<() => void>() },
  beforeEach: () => () => audioPlayer.unload(),
});

/** The page does not contain the sound's own player. */
export const Alone = meta.story({
  play: async ({ canvas, userEvent }) => {
    audioPlayer.load(sound);
    audioPlayer.controls().seek(0);
    await expect(await canvas.findByRole('group', { name: '新曲のデモ' })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: '再生位置' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:00 / 0:12'));
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:05 / 0:12'));
  },
});

export const Closed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    audioPlayer.load(sound);
    const group = await canvas.findByRole('group', { name: '新曲のデモ' });
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await expect(group).not.toBeInTheDocument();
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
});

/** The server does not send the length of the sound; that of the post is used, so that seeking works. */
export const LengthOfThePost = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    audioPlayer.load({ ...sound, length: 12 });
    const slider = await canvas.findByRole('slider', { name: '再生位置' });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00 / 0:12');
    slider.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '12'));
  },
});

/** No sound has been played. */
export const Nothing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

/** Hidden while the sound's own player is in view. */
export const BesideItsPlayer = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <main style={{ padding: 16 }}>
      <AudioPlayer sound={sound} length={12} />
      <MiniPlayer {...args} />
    </main>
  ),
  play: async ({ canvasElement, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    const mini = () => canvasElement.querySelector('[data-mini-player]');
    await waitFor(() => expect(mini()).toBeInTheDocument());
    await waitFor(() => expect(mini()).not.toBeVisible());
  },
});

const steps = { previous: null, next: fn<() => void>() };

/** With a next sound it stays while the sound's own player is in view, so that its buttons do not move. */
export const GoesOn = meta.story({
  args: { steps: <StepButtons {...steps} /> },
  render: BesideItsPlayer.input.render,
  play: async ({ canvasElement, canvas, userEvent }) => {
    audioPlayer.load(sound);
    const shown = () => canvasElement.querySelector<HTMLElement>('[data-mini-player="shown"]');
    await waitFor(() => expect(shown()).toBeInTheDocument());
    const mini = within(shown() ?? canvasElement);
    const next = await mini.findByRole('button', { name: '次へ' });
    await userEvent.click(next);
    await expect(steps.next).toHaveBeenCalledOnce();
    const previous = mini.getByRole('button', { name: '前へ' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(canvas.getByText('再生中: 新曲のデモ れん')).toHaveAttribute('role', 'status');
  },
});

export const Narrow = meta.story({
  args: { steps: <StepButtons {...steps} /> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    audioPlayer.load({ ...sound, title: longJapanese, artist: longJapanese });
    const group = await canvas.findByRole('group');
    await expect(group).toBeVisible();
    // Every control is at least 44 px large, for a thumb.
    for (const control of [canvas.getByRole('slider'), ...canvas.getAllByRole('button')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
