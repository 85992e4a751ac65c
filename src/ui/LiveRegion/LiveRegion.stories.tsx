import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { announce, LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({ component: LiveRegion });

export const Announces = meta.story({
  render: () => (
    <>
      <Button onClick={() => announce('12人見つかりました')}>絞り込む</Button>
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('12人見つかりました');
    // A repeated text is a new element, so it is announced again.
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByText('12人見つかりました')).toHaveLength(2);
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 60_000 });
  },
});
