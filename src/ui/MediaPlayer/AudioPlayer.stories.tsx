import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { tone } from '../../../tests/support/badMedia.ts';
import { setVolume } from '../../lib/media/settings/volume.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { setPlaybackRate } from '../../lib/media/settings/playbackRate.ts';
import { inMain, longJapanese } from '../storySpecimens.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const file = new Blob([tone(12)], { type: 'audio/wav' });
const url = URL.createObjectURL(file);
const farUrl = URL.createObjectURL(file);
const broken = URL.createObjectURL(new Blob(['no sound at all'], { type: 'audio/wav' }));
const about = { title: '新曲のデモ', artist: 'れん' };

const meta = preview.meta({
  component: AudioPlayer,
  args: { sound: { ...about, id: 'one', url }, length: 12 },
  beforeEach: () => {
    setPlaybackRate(1);
    return () => audioPlayer.unload();
  },
  decorators: [inMain({ maxWidth: 640, padding: 16 })],
});

/** Before the first play: the duration is known, and no audio is loaded. B36: near the viewport its waveform is drawn. */
export const Untouched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: '新曲のデモ' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: '再生位置' })).toHaveAttribute('aria-valuetext', '0:00 / 0:12');
    await expect(canvasElement.querySelector('[data-waveform="still"]')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-waveform="drawn"]')).toBeVisible());
    await expect(audioPlayer.current.getState().sound).toBeNull();
    await expect(canvas.getByRole('group').offsetHeight).toBe(72);
  },
});

/** B36: a sound that is further away than one screen is not loaded for its waveform. */
export const FarAway = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <AudioPlayer {...args} />
      <div style={{ height: '250vh' }} />
      <AudioPlayer {...args} sound={{ ...about, id: 'far', url: farUrl }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const waves = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-waveform]')];
    const looks = () => waves().map(({ dataset }) => dataset['waveform']);
    await waitFor(() => expect(looks()).toEqual(['drawn', 'still']));
    waves()[1]?.scrollIntoView();
    await waitFor(() => expect(looks()).toEqual(['drawn', 'drawn']));
  },
});

export const SoughtByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '5'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '12'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '0'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvasElement.querySelector('[data-waveform="drawn"]')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    // The settings appear, and the waveform keeps its place.
    await canvas.findByRole('button', { name: '再生の設定' });
    await expect(canvas.getByRole('group').offsetHeight).toBe(72);
  },
});

/** A local file: its waveform is drawn at once. */
export const Local = meta.story({
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    audioPlayer.load({ ...about, id: 'one', url });
    await userEvent.click(await canvas.findByRole('button', { name: '再生の設定' }));
    for (const rate of ['1', '1.25', '1.5', '2', '0.5', '0.75']) {
      const button = await canvas.findByRole('button', { name: `再生速度 ${rate}倍` });
      await expect(button).toHaveTextContent(`${rate}倍`);
      await userEvent.click(button);
    }
    await expect(canvas.getByRole('button', { name: '再生速度 1倍' })).toBeVisible();
  },
});

/** B27: a part whose ends are set at the current position is repeated. */
export const Repeated = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    audioPlayer.load({ ...about, id: 'one', url });
    await userEvent.click(await canvas.findByRole('button', { name: '再生の設定' }));
    const popover = within(await canvas.findByRole('dialog', { name: '再生の設定' }));
    audioPlayer.controls().seek(4);
    await userEvent.click(popover.getByRole('button', { name: 'A ここから' }));
    audioPlayer.controls().seek(9);
    await userEvent.click(popover.getByRole('button', { name: 'B ここまで' }));
    await expect(canvasElement.querySelector('[data-part="repeated"]')).toBeVisible();
  },
});

/** B27: repeats the whole, or a part; by keyboard only. */
export const RepeatedByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    audioPlayer.load({ ...about, id: 'one', url });
    const slider = canvas.getByRole('slider', { name: '再生位置' });
    const settings = await canvas.findByRole('button', { name: '再生の設定' });
    const band = () => canvasElement.querySelector<HTMLElement>('[data-part]');
    const open = async () => {
      // The viewport may still be resizing for the story, which closes popovers.
      await waitFor(async () => {
        settings.focus();
        if (canvas.queryByRole('dialog') === null) await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('dialog', { name: '再生の設定' })).toHaveFocus();
      });
      return within(canvas.getByRole('dialog'));
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    };

    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(audioPlayer.controls().position()).toBe(5));
    let popover = await open();
    await expect(popover.queryByRole('button', { name: '小窓で再生' })).not.toBeInTheDocument();
    await userEvent.tab();
    const volumeSlider = popover.getByRole('slider', { name: '音量' });
    await expect(volumeSlider).toHaveFocus();
    // Its focus ring is not clipped.
    const content = canvas.getByRole('dialog').lastElementChild as HTMLElement;
    await expect(volumeSlider.offsetTop - content.offsetTop).toBeGreaterThanOrEqual(4);
    await fireEvent.change(popover.getByRole('slider', { name: '音量' }), { target: { value: '40' } });
    await expect(localStorage.getItem('volume')).toBe('0.4');
    await expect(popover.getByRole('slider', { name: '音量' })).toHaveValue('40');
    setVolume(1);
    await userEvent.tab();
    await expect(popover.getByRole('button', { name: '再生速度 1倍' })).toHaveFocus();
    await userEvent.tab();
    await expect(popover.getByRole('button', { name: 'くり返し再生', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The popover fades in.
    await waitFor(() => expect(popover.getByRole('button', { name: 'くり返し再生', pressed: true })).toBeVisible());
    // B35: whether the next sound plays is a setting of the device.
    const continuous = popover.getByRole('button', { name: '続けて再生', pressed: true });
    await userEvent.click(continuous);
    await expect(continuous).toHaveAttribute('aria-pressed', 'false');
    await expect(localStorage.getItem('continuous-play')).toBe('off');
    await userEvent.click(continuous);
    await expect(popover.getByRole('button', { name: '区間を消す' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(popover.getByRole('button', { name: 'A ここから' }));
    await expect(popover.getByRole('status')).toHaveTextContent('0:05.0から');
    await expect(band()).toHaveAttribute('data-part', 'begun');
    await close();

    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    popover = await open();
    const setEnd = popover.getByRole('button', { name: 'B ここまで' });
    await userEvent.click(setEnd);
    // The second press of a double press comes when the position is at the start of the part already.
    audioPlayer.controls().seek(5);
    await userEvent.click(setEnd);
    await expect(popover.getByRole('status')).toHaveTextContent('0:05.0〜0:10.0をくり返します');
    await expect(band()).toHaveAttribute('data-part', 'repeated');
    const whole = slider.getBoundingClientRect();
    const part = band()?.getBoundingClientRect();
    await expect(((part?.left ?? 0) - whole.left) / whole.width).toBeCloseTo(5 / 12, 2);
    await expect((part?.width ?? 0) / whole.width).toBeCloseTo(5 / 12, 2);

    for (const control of popover.getAllByRole('button')) {
      const { left, right, bottom } = control.getBoundingClientRect();
      // Sizes that the scaling of the popover's entrance does not affect.
      await expect(control.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await userEvent.click(popover.getByRole('button', { name: '区間を消す' }));
    await expect(popover.getByRole('status')).toHaveTextContent(/^くり返したいところで/);
    await expect(band()).toBeNull();
    await userEvent.click(popover.getByRole('button', { name: 'A ここから' }));
    await userEvent.click(popover.getByRole('button', { name: 'B ここまで' }));
    await expect(band()).toHaveAttribute('data-part', 'repeated');
  },
});

export const RepeatedNarrow = meta.story({ ...Repeated.input, globals: { viewport: { value: 'small' } } });

export const RepeatedByKeyboardNarrow = meta.story({
  ...RepeatedByKeyboard.input,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'small' } },
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
    await canvas.findByRole('button', { name: '再生の設定' });
    // Every control is at least 44 px large, for a thumb.
    for (const control of [...canvas.getAllByRole('slider'), ...canvas.getAllByRole('button')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
