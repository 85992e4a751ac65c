import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getGetCurrentUserQueryOptions } from '../../api/generated/auth/auth.ts';
import {
  getListMutualLikesQueryOptions,
  getListReceivedLikesQueryOptions,
  getListSentLikesQueryOptions,
} from '../../api/generated/likes/likes.ts';
import { getGetMyProfileQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { getListTagCategoriesQueryOptions } from '../../api/generated/tags/tags.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import { LIST_PAGE } from '../../likes/likeCache.ts';
import type { boardPosts } from '../../features/board/boardQuery.ts';
import { firstSearchCall } from '../../features/search/batches.ts';

/** Starts requests whose responses a screen shows first, so that they do not wait for the screen's code. */
export type StartCalls = (session: Session, search: URLSearchParams) => void;

/** Creates the set of hashes of the queries that were started in a session. */
const createStarted = () => new Set<string>();

/**
 * Runs a prefetch once in a session, unless a component has sent it already: hovering a link must not repeat a request.
 */
function once(session: Session, queryKey: QueryKey, prefetch: (client: QueryClient) => Promise<void>): void {
  const started = session.own(createStarted);
  const client = queryClientOf(session);
  const isFirst = !started.has(hashKey(queryKey)) && client.getQueryState(queryKey) === undefined;
  started.add(hashKey(queryKey));
  if (isFirst) void prefetch(client);
}

function start<Data, Failure>(session: Session, options: FetchQueryOptions<Data, Failure>): void {
  once(session, options.queryKey, (client) => client.prefetchQuery(options));
}

/** Starts the requests of the shell itself: for the signed-in user and their picture. */
export const startShellCalls: StartCalls = (session) => {
  start(session, getGetCurrentUserQueryOptions());
  start(session, getGetMyProfileQueryOptions());
};

export const startSearchCalls: StartCalls = (session, search) => {
  startShellCalls(session, search);
  const { queryKey, prefetch } = firstSearchCall(search);
  once(session, queryKey, prefetch);
  start(session, getListTagCategoriesQueryOptions());
};

export const startProfileCalls: StartCalls = (session, search) => {
  startShellCalls(session, search);
  start(session, getListTagCategoriesQueryOptions());
};

export const startLikesCalls: StartCalls = (session, search) => {
  startShellCalls(session, search);
  start(session, getListSentLikesQueryOptions(LIST_PAGE));
  start(session, getListReceivedLikesQueryOptions(LIST_PAGE));
  start(session, getListMutualLikesQueryOptions(LIST_PAGE));
};

/** @param posts the query of the board, whose code the other screens do not load */
export const boardCalls =
  (posts: typeof boardPosts): StartCalls =>
  (session, search) => {
    startShellCalls(session, search);
    once(session, posts.queryKey, (client) => client.prefetchInfiniteQuery(posts));
  };
