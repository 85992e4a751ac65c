import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { autoplayVideos } from '../../lib/media/settings/autoplayVideos.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { inMain } from '../storySpecimens.tsx';

const clip = { url: '/uploads/videos/stage.webm', title: '先週のライブ', artist: 'れん' };
const broken = { ...clip, url: URL.createObjectURL(new Blob(['no film at all'], { type: 'video/webm' })) };

const meta = preview.meta({
  component: VideoPlayer,
  args: { film: clip, length: 5 },
  parameters: { scenario: 'default' },
  decorators: [inMain({ maxWidth: 640, padding: 16 })],
});

/** The box and the duration are shown; nothing is loaded. */
export const Untouched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0:05')).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video?.networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
    await expect(video?.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    const { width = 0, height = 0 } = video?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

/** The setting 動画を自動再生する (rule B29). */
export const PlaysByItself = meta.story({
  args: { canAutoplay: true },
  beforeEach: () => {
    autoplayVideos.set(true);
    return () => autoplayVideos.set(false);
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '一時停止' });
    const video = canvasElement.querySelector('video');
    await expect(video?.muted).toBe(true);
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0));
    await expect(video?.videoWidth).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  args: { film: broken, length: 65 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('このメディアは再生できません'));
    await expect(canvas.getByRole('slider', { name: '再生位置' })).toHaveAttribute('aria-valuetext', '0:00 / 1:05');
  },
});

/** Stubs a browser that supports picture-in-picture and dispatches its events. */
function stubPictureInPicture(film: HTMLVideoElement): void {
  let current: HTMLVideoElement | null = null;
  const change = (element: HTMLVideoElement | null) => {
    current = element;
    film.dispatchEvent(new Event(element === null ? 'leavepictureinpicture' : 'enterpictureinpicture'));
  };
  Object.defineProperties(document, {
    pictureInPictureEnabled: { configurable: true, value: true },
    pictureInPictureElement: { configurable: true, get: () => current },
    exitPictureInPicture: { configurable: true, value: fn(async () => change(null)) },
  });
  Object.defineProperty(film, 'requestPictureInPicture', { value: fn(async () => change(film)) });
}

const removeStub = () => {
  for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement', 'exitPictureInPicture'])
    Reflect.deleteProperty(document, name);
};

/** Picture-in-picture, only in browsers that support it (rule B28); nothing is clipped in a narrow window. */
export const SmallWindow = meta.story({
  beforeEach: () => removeStub,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const film = canvasElement.querySelector('video') as HTMLVideoElement;
    stubPictureInPicture(film);
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    const settings = await canvas.findByRole('button', { name: '再生の設定' });
    const box = canvas.getByRole('group').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect([left >= box.left, right <= box.right, top >= box.top, bottom <= box.bottom]).not.toContain(false);
    }
    // The viewport may still be resizing for the story, which closes popovers.
    await waitFor(async () => {
      if (canvas.queryByRole('dialog') === null) await userEvent.click(settings);
      await expect(canvas.getByRole('dialog', { name: '再生の設定' })).toBeVisible();
    });
    const popover = within(canvas.getByRole('dialog'));
    await userEvent.click(popover.getByRole('button', { name: '小窓で再生', pressed: false }));
    await userEvent.click(await popover.findByRole('button', { name: '小窓で再生', pressed: true }));
    await popover.findByRole('button', { name: '小窓で再生', pressed: false });
  },
});

const enterFullscreen = fn();

/** An iPhone: only video elements have full screen, that of the system. */
export const FullScreenOnAnIphone = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
    Object.defineProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen', {
      configurable: true,
      value: enterFullscreen,
    });
    return () => {
      Reflect.deleteProperty(document, 'fullscreenEnabled');
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await userEvent.click(await canvas.findByRole('button', { name: '全画面表示' }));
    await expect(enterFullscreen).toHaveBeenCalledOnce();
  },
});

export const SmallWindowNarrow = meta.story({ ...SmallWindow.input, globals: { viewport: { value: 'small' } } });

export const LengthUnknown = meta.story({ args: { length: null } });
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ミュート' })).toBeVisible());
  },
});
