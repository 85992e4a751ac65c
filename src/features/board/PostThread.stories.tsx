import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inMain, longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { useBoard } from './boardStore.ts';
import { PostThread } from './PostThread.tsx';
import { createPostFixture } from './postFixtures.ts';

const user = (display_name: string) => ({ display_name, username: 'somebody', avatar_url: null });

/** A sound of a post in the World. */
const SOUND = '/uploads/posts/demo-2.mp3';

const meta = preview.meta({
  component: PostThread,
  args: { post: createPostFixture('post-1'), depth: 0, viewerId: 'user-hana' },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/board' },
  decorators: [inMain({ maxWidth: 720, padding: 16 })],
});

/** Rule B20: the name leads to the author's profile, or for an own post to its edit screen. */
export const OfSomebody = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'れん' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'れんさんのプロフィールを開く' })).toHaveAttribute(
      'href',
      '/board?user=user-ren',
    );
    await expect(canvas.queryByRole('button', { name: '投稿メニューを開く' })).not.toBeInTheDocument();
  },
});

export const Own = meta.story({
  args: { viewerId: 'user-ren' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'れん 自分のプロフィールを編集する' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
    await expect(canvas.getByRole('button', { name: '投稿メニューを開く' })).toBeVisible();
  },
});

/** Rule B9. */
export const AuthorHasLeft = meta.story({
  args: { post: createPostFixture('post-1', { user: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('退会したユーザー')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const WithoutName = meta.story({
  args: { post: createPostFixture('post-1', { user: { display_name: null, username: 'ren', avatar_url: null } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('article', { name: 'ren' })).toBeVisible(),
});

export const Sound = meta.story({
  args: {
    post: createPostFixture('post-1', {
      media_url: SOUND,
      media_type: 'audio',
      media_duration: 9,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 / 0:09');
    // A press plays it.
    await expect(await fetch(SOUND)).toHaveProperty('ok', true);
  },
});

export const FilmWithoutText = meta.story({
  args: {
    post: createPostFixture('post-1', {
      content: '',
      media_url: '/uploads/videos/stage.webm',
      media_type: 'video',
      media_duration: 5,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('0:05')).toBeVisible(),
});

/** Rule P17: a URL with any other scheme than http(s) is not loaded. */
export const MediaOfForeignScheme = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    post: createPostFixture('post-1', { media_url: 'javascript:alert(1)', media_type: 'audio', media_duration: 8 }),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('slider')).not.toBeInTheDocument(),
});

export const Markup = meta.story({
  args: {
    post: createPostFixture('post-1', { content: '<img src=x onerror=alert(1)>\n「https://a.example/b」を見て' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^https:\/\/a\.example\/b/ })).toHaveAttribute(
      'href',
      'https://a.example/b',
    );
  },
});

export const ManyReplies = meta.story({
  args: { post: createPostFixture('post-1', { replies_count: 999 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '999件の返信' })).toBeVisible(),
});

const name = '途中で区切れないとても長い名前の人'.repeat(3);
export const LongTexts = meta.story({
  args: {
    post: createPostFixture('post-1', { user: user(name), content: `${longJapanese}\n${unbreakable.repeat(3)}` }),
  },
  globals: { viewport: { value: 'small' } },
});

const chain = (length: number): ReturnType<typeof createPostFixture> =>
  createPostFixture(`reply-${length}`, {
    content: `${length}階`,
    replies: length > 1 ? [chain(length - 1)] : [],
    reply_to_id: `reply-${length + 1}`,
    parent_post: { ...createPostFixture(`reply-${length + 1}`), user: user(`${length + 1}さん`) },
  });

function AllOpen(props: Parameters<typeof PostThread>[0]) {
  const board = useBoard();
  board.view.setState({ open: new Set(['post-1', ...Array.from({ length: 6 }, (_, at) => `reply-${at + 1}`)]) });
  return <PostThread {...props} />;
}

/** Rule B2: three levels are indented; deeper replies name whom they reply to. */
export const DeepReplies = meta.story({
  args: { post: createPostFixture('post-1', { replies: [chain(6)] }) },
  globals: { viewport: { value: 'small' } },
  render: (args) => <AllOpen {...args} />,
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('5階')).toBeGreaterThan(left('6階'));
    await expect(left('4階')).toBeGreaterThan(left('5階'));
    await expect(left('2階')).toBe(left('3階'));
    await expect(left('1階')).toBe(left('3階'));
    await expect(canvas.getByText('2さんさんに返信')).toBeVisible();
  },
});
