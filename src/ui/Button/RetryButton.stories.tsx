import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RetryButton } from './RetryButton.tsx';

const meta = preview.meta({
  component: RetryButton,
  args: { onRetry: () => undefined },
});

export const Offered = meta.story();

export const UnderWay = meta.story({ args: { isRetrying: true, size: 'compact' } });

export const FocusStaysSomewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Failing() {
    const [hasFailed, setFailed] = useState(true);
    return (
      <main>
        <h1 tabIndex={-1}>掲示板</h1>
        {hasFailed && <RetryButton onRetry={() => setFailed(false)} />}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'もう一度試す' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '掲示板' })).toHaveFocus());
  },
});
