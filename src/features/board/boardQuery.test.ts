import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Post } from '../../api/generated/model/index.ts';
import {
  addNewPost,
  boardPosts,
  changePosts,
  fetchMore,
  knownPost,
  nextPage,
  removePost,
  resetBoard,
  visiblePosts,
  withNewPost,
} from './boardQuery.ts';
import { createPostFixture } from './postFixtures.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { reconnect } from '../../../tests/support/reconnect.ts';

/** The server's posts, newest first. */
let server: Post[];
let asked: number[];
/** Functions that complete the pending responses, by page number. */
let blocked: Map<number, () => void>;
let isBlocked: boolean;
let isFailing: boolean;
let client: QueryClient;
let observer: InfiniteQueryObserver;

const post = (number: number): Post => createPostFixture(`post-${number}`);
const ids = () => visiblePosts(client.getQueryData(boardPosts.queryKey)?.pages ?? []).map(({ id }) => id);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `post-${from + index}`);

beforeEach(() => {
  server = Array.from({ length: 65 }, (_, index) => post(index + 1));
  asked = [];
  blocked = new Map();
  isBlocked = false;
  isFailing = false;
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url, 'http://backend.test').searchParams.get('page'));
    asked.push(page);
    const answer = server.slice((page - 1) * 20, page * 20);
    if (isBlocked) await new Promise<void>((go) => void blocked.set(page, go));
    if (isFailing) throw new TypeError('offline');
    return Response.json(answer);
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  observer = new InfiniteQueryObserver(client, boardPosts as never);
});
afterEach(() => {
  client.clear();
});

const load = () =>
  waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, isFetching: false }));
async function begin() {
  observer.subscribe(() => undefined);
  await load();
}
const more = () => observer.fetchNextPage();
function deleteOnServer(number: number) {
  server = server.filter(({ id }) => id !== `post-${number}`);
  removePost(client, `post-${number}`);
}

describe('a deleted post moves the posts of the next page up', () => {
  test('the page before is reloaded with it, and no post is lost', async () => {
    await begin();
    deleteOnServer(3);
    expect(ids()).toEqual(numbers(1, 20).filter((id) => id !== 'post-3'));
    await more();
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
    expect(ids()).toEqual(numbers(1, 41).filter((id) => id !== 'post-3'));
  });

  test('only once, however many were deleted: later pages follow', async () => {
    await begin();
    for (const number of [3, 4, 5]) deleteOnServer(number);
    await more();
    asked = [];
    await more();
    expect(asked).toEqual([3]);
    expect(ids()).toEqual(numbers(1, 63).filter((id) => !['post-3', 'post-4', 'post-5'].includes(id)));
  });

  test('not if nothing was deleted, nor for another cache', async () => {
    removePost(new QueryClient(), 'post-1');
    await begin();
    await more();
    expect(asked).toEqual([1, 2]);
  });

  test('a post that is deleted while the next page is in flight affects the page after that', async () => {
    await begin();
    isBlocked = true;
    const second = more();
    await waitFor(() => expect(blocked.has(2)).toBe(true));
    deleteOnServer(3);
    isBlocked = false;
    blocked.get(2)?.();
    await second;
    await more();
    expect(ids()).toEqual(numbers(1, 61).filter((id) => id !== 'post-3'));
  });

  test('a page that failed is loaded alone if nothing was deleted', async () => {
    await begin();
    isFailing = true;
    await more();
    isFailing = false;
    asked = [];
    await more();
    expect(asked).toEqual([2]);
  });

  test('a page that failed is loaded with the one before at the next attempt too', async () => {
    await begin();
    deleteOnServer(3);
    isFailing = true;
    await more();
    isFailing = false;
    asked = [];
    await more();
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(ids()).toHaveLength(40);
  });

  test('a first page that could not be reloaded is reloaded with the next attempt', async () => {
    await begin();
    deleteOnServer(3);
    isFailing = true;
    resetBoard(client);
    await waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isError: true, isFetching: false }));
    isFailing = false;
    asked = [];
    await more();
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(ids()).toEqual(numbers(1, 41).filter((id) => id !== 'post-3'));
  });

  test('the reloaded first page contains everything', async () => {
    await begin();
    deleteOnServer(3);
    resetBoard(client);
    await waitFor(() => expect(asked).toEqual([1, 1]));
    await load();
    await more();
    expect(asked).toEqual([1, 1, 2]);
    expect(ids()).toEqual(numbers(1, 41).filter((id) => id !== 'post-3'));
  });
});

describe('an own change', () => {
  test('is applied to the loaded pages, a new post at the top', async () => {
    await begin();
    addNewPost(client, post(100));
    expect(ids()).toEqual(['post-100', ...numbers(1, 20)]);
    changePosts(client, (posts) => posts.map((other) => ({ ...other, content: '別' })));
    expect(knownPost(client, 'post-100')).toMatchObject({ content: '別' });
    expect(knownPost(client, 'post-21')).toBeUndefined();
  });

  test('is applied again to a page that was requested before it', async () => {
    await begin();
    isBlocked = true;
    const second = more();
    await waitFor(() => expect(blocked.has(2)).toBe(true));
    removePost(client, 'post-25');
    blocked.get(2)?.();
    await second;
    await waitFor(() => expect(ids()).toEqual(numbers(1, 40).filter((id) => id !== 'post-25')));
  });

  test('changes nothing if nothing is loaded', () => {
    addNewPost(client, post(1));
    removePost(client, 'post-1');
    resetBoard(client);
    expect(client.getQueryData(boardPosts.queryKey)).toBeUndefined();
    expect(knownPost(client, 'post-1')).toBeUndefined();
  });
});

test('a new visit shows one page, and reloads it', async () => {
  await begin();
  await more();
  server = [post(100), ...server];
  resetBoard(client);
  expect(ids()).toEqual(numbers(1, 20));
  expect(client.getQueryData(boardPosts.queryKey)?.pageParams).toEqual([{ page: 1, isShifted: false }]);
  await waitFor(() => expect(ids()).toEqual(['post-100', ...numbers(1, 19)]));
  expect(asked).toEqual([1, 2, 1]);
});

test('the last page is the first one that is not full', async () => {
  server = server.slice(0, 25);
  await begin();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  await more();
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  expect(boardPosts).toMatchObject({
    queryKey: ['/api/posts/', { per_page: 20 }, 'all'],
    gcTime: 1_800_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
});

test('a restored connection loads what failed, and nothing else', async () => {
  client.mount();
  isFailing = true;
  observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  isFailing = false;
  reconnect();
  await load();
  reconnect();
  await load();
  expect(asked).toEqual([1, 1]);
  client.unmount();
});

test('the next page waits for the first one, which is refreshed after a return to the board', async () => {
  await begin();
  server.unshift(post(0));
  isBlocked = true;
  resetBoard(client);
  await waitFor(() => expect(blocked.has(1)).toBe(true));
  const hasMore = fetchMore(observer.getCurrentResult());
  isBlocked = false;
  blocked.get(1)?.();
  expect(await hasMore).toBe(true);
  expect(ids().slice(0, 2)).toEqual(numbers(0, 1));
  expect(ids()).toHaveLength(40);
});

describe('the loaded pages', () => {
  const page = (isFull: boolean, ...ids: string[]) => ({ isFull, posts: ids.map((id) => createPostFixture(id)) });
  const shown = (pages: Parameters<typeof visiblePosts>[0]) => visiblePosts(pages).map(({ id }) => id);

  test('B1: more posts are offered only after a full page, whatever is shown of it', () => {
    expect(nextPage([])).toBeUndefined();
    expect(nextPage([page(true, 'a')])).toBe(2);
    expect(nextPage([page(true, 'a'), page(true)])).toBe(3);
    expect(nextPage([page(true, 'a'), page(false, 'b')])).toBeUndefined();
  });

  test('B1: a post that a new one moved to the next page is not shown twice', () => {
    const pages = [page(true, 'new', 'a', 'b'), page(true, 'b', 'c')];
    expect(shown(pages)).toEqual(['new', 'a', 'b', 'c']);
  });

  test('B3: replies are not shown at the top', () => {
    const posts = [createPostFixture('a'), createPostFixture('b', { reply_to_id: 'a' })];
    expect(shown([{ isFull: false, posts }])).toEqual(['a']);
  });

  test('a new post is added at the top, once', () => {
    const once = withNewPost([page(true, 'a'), page(false, 'b')], createPostFixture('new'));
    expect(shown(once)).toEqual(['new', 'a', 'b']);
    expect(shown(withNewPost(once, createPostFixture('new')))).toEqual(['new', 'a', 'b']);
    expect(nextPage(withNewPost([page(true, 'a')], createPostFixture('new')))).toBe(2);
  });
});
