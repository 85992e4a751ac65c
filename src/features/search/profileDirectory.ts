import { CancelledError, focusManager, onlineManager } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../api/generated/model/index.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { now } from '../../lib/time/clock.ts';
import { after } from '../../lib/time/timer.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import {
  batchAt,
  BATCH_SIZE,
  durationOfBatch,
  FIRST_WINDOW,
  initialProgress,
  LOOK_AHEAD,
  MAX_BATCHES,
  MAX_PARALLEL,
  progressAfterBatch,
  STALE_AFTER_MS,
} from './batches.ts';
import { createProfileIndex, type ProfileIndex, type ProfilesByOrder } from './profileIndex.ts';
import { isSameViewer, type Viewer } from './useViewer.ts';

/** The profiles loaded so far, and the loading status. */
export interface ProfileDirectoryState {
  /** The viewer for whom the profiles are scored; during a reload, the viewer of the next scores. */
  viewer: Viewer;
  orders: ProfilesByOrder;
  /** Whether at least one batch has been received. */
  hasFirstBatch: boolean;
  /** Whether the last batch has been received. */
  isComplete: boolean;
  /** Whether there may be more people than the limit of requests allows to load. */
  isLimited: boolean;
  /** The error of the last request; null when it succeeded. */
  error: Error | null;
  /** Whether a request for a batch is in flight. */
  isFetching: boolean;
}

/** Contains all profiles, loaded in batches and stored in memory until the session ends. */
export interface ProfileDirectory {
  state: StoreApi<ProfileDirectoryState>;
  /** Sets the viewer; profiles that are loaded already are scored again. */
  setViewer: (viewer: Viewer) => void;
  /**
   * Loads the missing batches, or reloads everything when the data is stale (older than `STALE_AFTER_MS`). After a
   * failure it continues when the browser is online again; stale data is reloaded when the page becomes visible again.
   * @returns a function that stops loading
   */
  load: () => () => void;
  /** Requests the failed batch again and continues from there. */
  retry: () => void;
  /** See `ProfileIndex`; used for the results of filtered requests. */
  deduplicate: ProfileIndex['deduplicate'];
  scored: ProfileIndex['scored'];
}

/** A request for a batch. Its answer waits here until the batches before it have been added. */
interface BatchRequest {
  sentAt: number;
  /** Number of batches that had been added when it was sent. */
  sentAfter: number;
  answer?: { batch: readonly Profile[] } | { error: unknown };
}

/** Returns the number of people in the batch of a request; undefined without one. */
const sizeOf = (request?: BatchRequest): number | undefined =>
  request?.answer !== undefined && 'batch' in request.answer ? request.answer.batch.length : undefined;

/** Minimum time between two state updates, in ms: batches may arrive every few milliseconds. */
const UPDATE_INTERVAL_MS = 150;
/** Number of profiles that are scored before the main thread yields. */
const SCORING_CHUNK_SIZE = 500;
/** Maximum time in ms for which the first people wait for the others, so that their order does not change. */
const MAX_WAIT_FOR_ALL_MS = 500;
/** An answer within this time, in ms, lets one more request be in flight. */
const QUICK_MS = 1_000;
/** Maximum distance between the batch that is added next and a batch that is requested. */
const MAX_LEAD = 2 * MAX_PARALLEL;

const unknownViewer: Viewer = { profileId: undefined, userId: undefined, matchInput: null };
/** Creates the directory of one session. */
export function createProfileDirectory(session: Session): ProfileDirectory {
  const client = queryClientOf(session);
  let viewer = unknownViewer;
  let profiles: Profile[] = [];
  let profileIndex = createProfileIndex(viewer);
  let progress = initialProgress;
  let loadedAt = 0;
  /** The requests whose batches have not been added yet, by the number of the batch. */
  const requests = new Map<number, BatchRequest>();
  /** Maximum number of requests in flight. */
  let width = MAX_PARALLEL;
  /** Whether the first batch came so quickly that the others may be there within a moment. */
  let isQuick = true;
  /** Stops waiting for all people before the first are shown; null while nothing waits. */
  let stopWaiting: (() => void) | null = null;
  // During a reload the previous orders are shown until the last batch has been received.
  let isRefresh = false;
  let loadGeneration = 0;
  let updatedAt = 0;
  const state = createStore<ProfileDirectoryState>(() => ({
    viewer: viewer,
    orders: profileIndex.orders(),
    hasFirstBatch: false,
    isComplete: false,
    isLimited: false,
    error: null,
    isFetching: false,
  }));

  function addBatch(batch: readonly Profile[]): void {
    const fresh = profileIndex.add(batch);
    profiles.push(...batch);
    progress = progressAfterBatch(progress, batch.length, fresh);
    if (progress.isComplete) {
      loadedAt = now();
      isRefresh = false;
    }
  }

  function showLoaded(change: Partial<ProfileDirectoryState> = {}): void {
    const { isComplete, isLimited } = progress;
    stopWaiting?.();
    stopWaiting = null;
    updatedAt = now();
    const orders = profileIndex.orders();
    state.setState({ orders, hasFirstBatch: true, isComplete, isLimited, error: null, ...change });
  }

  /** Shows the people if it is time: the first ones wait a moment for the others, unless these are many or slow. */
  function showInTime(): void {
    if (progress.isComplete) return showLoaded();
    if (isRefresh) return undefined;
    const { hasFirstBatch, error } = state.getState();
    if (!hasFirstBatch && isQuick && !areMany()) {
      stopWaiting ??= after(MAX_WAIT_FOR_ALL_MS, () => showLoaded());
    } else if (!hasFirstBatch || error !== null || now() - updatedAt >= UPDATE_INTERVAL_MS) showLoaded();
  }

  /** Whether there are more people than can be loaded within a moment, as far as it is known. */
  function areMany(): boolean {
    return progress.batches > LOOK_AHEAD || (sizeOf(requests.get(LOOK_AHEAD)) ?? 0) > 0;
  }

  /**
   * The numbers of the batches to request, in this order: the first one alone, then those of `FIRST_WINDOW`, then at most
   * as many as have been added.
   */
  function missing(): number[] {
    const ends = [...requests].filter(([, request]) => (sizeOf(request) ?? BATCH_SIZE) < BATCH_SIZE).map(([at]) => at);
    const { batches } = progress;
    const lead = Math.min(Math.max(1, batches), MAX_LEAD);
    const end = Math.min(MAX_BATCHES, batches + lead, ...ends);
    const next = Array.from({ length: Math.max(0, end - batches) }, (_, index) => batches + index);
    return (batches === 1 && width > 1 ? FIRST_WINDOW : next).filter((at) => !requests.has(at));
  }

  function requestMore(): void {
    const isPending = ({ answer }: BatchRequest) => answer === undefined;
    let free = width - [...requests.values()].filter(isPending).length;
    for (const at of missing()) {
      if (free <= 0) return;
      free -= 1;
      void requestBatch(at);
    }
  }

  async function requestBatch(at: number): Promise<void> {
    const request: BatchRequest = { sentAt: now(), sentAfter: progress.batches };
    requests.set(at, request);
    const options = batchAt(at);
    try {
      request.answer = { batch: await client.fetchQuery(options) };
    } catch (error) {
      request.answer = { error };
    }
    if (requests.get(at) !== request) return;
    // The directory stores the profiles, so a second copy in the query cache would waste memory.
    client.removeQueries({ queryKey: options.queryKey, exact: true });
    if ('batch' in request.answer && now() - request.sentAt <= QUICK_MS) width = Math.min(width + 1, MAX_PARALLEL);
    addAnswers();
  }

  /** Adds the answers whose turn it is, and requests the next batches. */
  function addAnswers(): void {
    for (;;) {
      const at = progress.batches;
      const request = requests.get(at);
      if (request?.answer === undefined) break;
      requests.delete(at);
      if ('error' in request.answer) {
        if (!fail(request.answer.error)) return;
        break;
      }
      const { batch } = request.answer;
      if (at === 0) isQuick = (durationOfBatch(0) ?? now() - request.sentAt) <= MAX_WAIT_FOR_ALL_MS;
      const isRepeating = batch.some(({ id }) => profileIndex.has(id));
      // Somebody has registered or left between two answers, so that the people between two others may be missing. Only
      // what is requested after the batch before it continues that batch.
      if (isRepeating) discardRequests();
      if (isRepeating && request.sentAfter < at) break;
      addBatch(batch);
      if (progress.isComplete) {
        discardRequests();
        showLoaded({ isFetching: false });
        return;
      }
    }
    if (progress.batches > 0) showInTime();
    requestMore();
  }

  /** @returns whether loading continues */
  function fail(error: unknown): boolean {
    // A silent cancellation comes from the end of the session. Any other one is a retry by the user of a request that
    // took too long.
    if (error instanceof CancelledError) return error.silent !== true;
    discardRequests();
    width = 1;
    const failure = { error: error as Error, isFetching: false };
    if (progress.batches > 0 && !isRefresh) showLoaded(failure);
    else state.setState(failure);
    return false;
  }

  function discardRequests(): void {
    // Removed from the cache, a query is cancelled, too.
    for (const at of requests.keys()) client.removeQueries({ queryKey: batchAt(at).queryKey, exact: true });
    requests.clear();
  }

  function resumeLoading(): void {
    if (progress.isComplete) return;
    state.setState({ isFetching: true });
    requestMore();
  }

  /** Begins a reload if all profiles were loaded long ago. Returns whether they were. */
  function refreshIfStale(): boolean {
    if (!progress.isComplete || now() - loadedAt <= STALE_AFTER_MS) return false;
    profiles = [];
    profileIndex = createProfileIndex(viewer);
    progress = initialProgress;
    isRefresh = true;
    return true;
  }

  /**
   * Scores all profiles again, `SCORING_CHUNK_SIZE` at a time; the main thread yields between the chunks. Batches that
   * arrive meanwhile are included.
   */
  async function rescore(): Promise<void> {
    const wanted = viewer;
    const all = profiles;
    const next = createProfileIndex(viewer);
    for (let at = 0; at < all.length; at += SCORING_CHUNK_SIZE) {
      await yieldToMain();
      if (viewer !== wanted) return;
      if (profiles !== all) {
        // A reload has started meanwhile, which scores for the new viewer.
        state.setState({ viewer: wanted });
        return;
      }
      next.add(all.slice(at, at + SCORING_CHUNK_SIZE));
    }
    profileIndex = next;
    state.setState({ viewer: wanted, ...(isRefresh ? {} : { orders: profileIndex.orders() }) });
  }

  return {
    state,
    retry: resumeLoading,
    deduplicate: (profile) => profileIndex.deduplicate(profile),
    scored: (profile) => profileIndex.scored(profile),
    setViewer(next) {
      if (isSameViewer(viewer, next)) return;
      viewer = next;
      void rescore();
    },
    load() {
      loadGeneration += 1;
      const generation = loadGeneration;
      refreshIfStale();
      resumeLoading();
      const stopListening = onlineManager.subscribe((isOnline) => {
        if (isOnline && !state.getState().isFetching) resumeLoading();
      });
      const stopWatching = focusManager.subscribe((isVisible) => {
        if (isVisible && refreshIfStale()) resumeLoading();
      });
      return () => {
        stopListening();
        stopWatching();
        if (loadGeneration !== generation) return;
        loadGeneration += 1;
        stopWaiting?.();
        stopWaiting = null;
        discardRequests();
      };
    },
  };
}
