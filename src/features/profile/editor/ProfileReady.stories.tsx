import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileReady } from './ProfileReady.tsx';

const meta = preview.meta({
  component: ProfileReady,
  parameters: { scenario: 'default', as: 'hana@example.com' },
  args: { completeness: 70, onDone: fn() },
});

/** Rule P37: the ring fills, and the three people with the highest scores appear; a press ends it. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const moment = canvas.getByRole('button', { name: /マッチ度を計算しました/ });
    await waitFor(() => expect(moment).toHaveTextContent('70%'));
    await waitFor(() => expect(moment.lastElementChild?.children).toHaveLength(3));
    await userEvent.click(moment);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
