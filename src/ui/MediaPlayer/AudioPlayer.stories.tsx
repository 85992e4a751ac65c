import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { tone } from '../../../tests/support/badMedia.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { longJapanese } from '../storySpecimens.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const file = new Blob([tone(12)], { type: 'audio/wav' });
const url = URL.createObjectURL(file);
const broken = URL.createObjectURL(new Blob(['no sound at all'], { type: 'audio/wav' }));
const about = { title: '新曲のデモ', artist: 'れん' };

const meta = preview.meta({
  component: AudioPlayer,
  args: { sound: { ...about, id: 'one', url }, length: 12 },
  beforeEach: () => () => audioPlayer.unload(),
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 640, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
});

/** Before the first play: the duration is known, and nothing is loaded. */
export const Untouched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: '新曲のデモ' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: '再生位置' })).toHaveAttribute('aria-valuetext', '0:00 / 0:12');
    await expect(canvasElement.querySelector('[data-waveform="still"]')).toBeVisible();
  },
});

export const SoughtByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvasElement.querySelector('[data-waveform="drawn"]')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
  },
});

/** A local file: its waveform is drawn at once. */
export const Local = meta.story({
  args: { file },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-waveform="drawn"]')).toBeVisible());
  },
});

export const Failed = meta.story({
  args: { sound: { ...about, id: 'broken', url: broken } },
  parameters: { allowConsole: [/./] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('このメディアは再生できません');
    await waitFor(() => expect(canvasElement.querySelector('[data-waveform="plain"]')).toBeVisible());
  },
});

export const Speeds = meta.story({
  play: async ({ canvas, userEvent }) => {
    audioPlayer.load({ ...about, id: 'one', url });
    for (const rate of ['1', '1.25', '1.5', '2', '0.5', '0.75']) {
      const button = await canvas.findByRole('button', { name: `再生速度 ${rate}倍` });
      await expect(button).toHaveTextContent(`${rate}倍`);
      await userEvent.click(button);
    }
    await expect(canvas.getByRole('button', { name: '再生速度 1倍' })).toBeVisible();
  },
});

export const LengthUnknown = meta.story({ args: { length: null } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  render: () => (
    <>
      <AudioPlayer sound={{ ...about, id: 'a', url }} length={3_600} />
      <AudioPlayer sound={{ title: longJapanese, artist: longJapanese, id: 'b', url }} length={600} file={file} />
    </>
  ),
  play: async ({ canvas }) => {
    audioPlayer.load({ ...about, id: 'a', url });
    await canvas.findByRole('button', { name: '再生速度 1倍' });
    // All that is pressed with the thumb is large enough for it.
    for (const control of [...canvas.getAllByRole('slider'), ...canvas.getAllByRole('button')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
