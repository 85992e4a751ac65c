import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { deployment } from '../deployment/deployment.ts';
import { UpdateStrip } from './ConnectionStatus.tsx';

const meta = preview.meta({
  component: UpdateStrip,
  beforeEach: () => {
    deployment.setState({ isUpdateAvailable: true });
    return () => deployment.setState(deployment.getInitialState());
  },
});

export const NewerVersion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/新しいバージョンがあります/);
    await expect(canvas.getByRole('button', { name: '更新する' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });

export const NothingNewer = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => deployment.setState({ isUpdateAvailable: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
