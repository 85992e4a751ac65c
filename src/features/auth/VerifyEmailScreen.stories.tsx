import { StrictMode } from 'react';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inMain } from '../../ui/storySpecimens.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

// The stories of VerifyEmailView show each state; these test the transitions between them.

const meta = preview.meta({
  component: VerifyEmailScreen,
  parameters: { scenario: 'default', as: null },
  decorators: [inMain({})],
});

/** A20: without a token the link is invalid. */
export const WithoutAToken = meta.story({
  parameters: { path: '/verify-email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('リンクが無効です（トークンが見つかりません）。');
    await expect(canvas.getByRole('link', { name: '新規登録へ' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/login');
  },
});

/** A7: the token is posted once, however often the screen is mounted. */
export const PostsOnceInStrictMode = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/verify-email?token=nonsense' },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: () => {
    const fetched = spyOn(window, 'fetch');
    return () => fetched.mockRestore();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('リンクが無効です'));
    const posts = mocked(window.fetch).mock.calls.filter(
      ([url]) => typeof url === 'string' && url.endsWith('/api/auth/verify-email'),
    );
    await expect(posts).toHaveLength(1);
  },
});
