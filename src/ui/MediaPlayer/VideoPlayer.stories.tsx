import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { VideoPlayer } from './VideoPlayer.tsx';

const broken = URL.createObjectURL(new Blob(['no film at all'], { type: 'video/webm' }));

const meta = preview.meta({
  component: VideoPlayer,
  args: { film: { url: broken, title: '先週のライブ', artist: 'れん' }, length: 65 },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 640, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
});

/** The box and the duration are shown; nothing is loaded. */
export const Untouched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1:05')).toBeVisible();
    const video = canvasElement.querySelector('video');
    // The address contains no video: a request would have shown an error.
    await expect(video?.error).toBeNull();
    await expect(video?.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    const { width = 0, height = 0 } = video?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('このメディアは再生できません'));
    await expect(canvas.getByRole('slider', { name: '再生位置' })).toHaveAttribute('aria-valuetext', '0:00 / 1:05');
  },
});

export const LengthUnknown = meta.story({ args: { length: null } });
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ミュート' })).toBeVisible());
  },
});
