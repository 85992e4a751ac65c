import { CancelledError, focusManager, onlineManager } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../api/generated/model/index.ts';
import { getListProfilesQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { now } from '../../lib/time/clock.ts';
import { afterPaint, within } from '../../lib/time/timer.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import { hasStoredPeople, removeStoredPeople } from '../../session/storedPeople.ts';
import { BATCH_SIZE, firstBatch, initialProgress, progressAfterBatch, STALE_AFTER_MS } from './batches.ts';
import type { EarlierLoad, RestOfPeople } from './earlierLoad.ts';
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
   * Loads the missing batches, or reloads everything when the data is stale (older than `STALE_AFTER_MS`); of many
   * people only the newest are fetched again within an hour. After a failure it continues when the browser is online
   * again; stale data is reloaded when the page becomes visible again.
   * @returns a function that stops loading
   */
  load: () => () => void;
  /** Requests the failed batch again and continues from there. */
  retry: () => void;
  /** See `ProfileIndex`; used for the results of filtered requests. */
  deduplicate: ProfileIndex['deduplicate'];
  scored: ProfileIndex['scored'];
}

/** Minimum time between two state updates, in ms: batches may arrive every few milliseconds. */
const UPDATE_INTERVAL_MS = 150;
/** Number of profiles that are scored before the main thread yields. */
const SCORING_CHUNK_SIZE = 500;
/** Minimum number of people who are reused by later loads; fewer are fetched within seconds. */
const MIN_REUSED = 2_000;
/** Maximum time to wait for the earlier load before further batches are requested, in ms. */
const EARLIER_WAIT_MS = 5_000;

const unknownViewer: Viewer = { profileId: undefined, userId: undefined, matchInput: null };
/** Creates the directory of one session. */
export function createProfileDirectory(session: Session): ProfileDirectory {
  const client = queryClientOf(session);
  let viewer = unknownViewer;
  let profiles: Profile[] = [];
  let profileIndex = createProfileIndex(viewer);
  let progress = initialProgress;
  let begunAt = 0;
  let loadedAt = 0;
  // The load that the fetched batches continue.
  let earlier: EarlierLoad | null = null;
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

  function addBatch(batch: Profile[]): void {
    const fresh = profileIndex.add(batch);
    profiles.push(...batch);
    progress = progressAfterBatch(progress, batch.length, fresh);
    if (progress.isComplete) {
      loadedAt = now();
      isRefresh = false;
      earlier = null;
      storeAll();
    } else if (isRefresh || (state.getState().error === null && now() - updatedAt < UPDATE_INTERVAL_MS)) return;
    updatedAt = now();
    showLoaded();
  }

  function storeAll(): void {
    const [people, fetchedAt] = [profiles, begunAt];
    if (people.length >= MIN_REUSED) {
      void loadEarlierCode().then((code) => code?.storePeople(people, fetchedAt, session));
    } else if (hasStoredPeople()) removeStoredPeople();
  }

  function showLoaded(): void {
    const { isComplete, isLimited } = progress;
    state.setState({ orders: profileIndex.orders(), hasFirstBatch: true, isComplete, isLimited, error: null });
  }

  async function fetchBatch(skip: number): Promise<Profile[]> {
    const options = batchAt(skip);
    const batch = await client.fetchQuery(options);
    // The directory stores the profiles, so a second copy in the query cache would waste memory.
    client.removeQueries({ queryKey: options.queryKey, exact: true });
    return batch;
  }

  /** Opens the earlier load. One that takes longer than `EARLIER_WAIT_MS` is used as soon as it is open. */
  async function openEarlierLoad(): Promise<void> {
    if (!hasStoredPeople()) return;
    const open = async () => {
      const code = await loadEarlierCode();
      const opened = (await code?.openEarlierLoad(session)) ?? null;
      if (!progress.isComplete) earlier = opened;
    };
    await within(EARLIER_WAIT_MS, open());
  }

  /** Adds the people of the earlier load whom the fetched batches lack, `SCORING_CHUNK_SIZE` at a time. */
  async function addRest(rest: RestOfPeople): Promise<void> {
    earlier = null;
    progress = rest.progress;
    loadedAt = now();
    for (let at = 0; at < rest.people.length; at += SCORING_CHUNK_SIZE) {
      await yieldToMain();
      const chunk = rest.people.slice(at, at + SCORING_CHUNK_SIZE);
      profileIndex.add(chunk);
      profiles.push(...chunk);
    }
    isRefresh = false;
    showLoaded();
  }

  async function loadRemainingBatches(isCurrent: () => boolean): Promise<void> {
    while (!progress.isComplete && isCurrent()) {
      try {
        const isFirst = progress === initialProgress;
        if (isFirst) begunAt = now();
        const batch = await fetchBatch(progress.skip);
        if (isCurrent()) addBatch(batch);
        // Rendering the first people and their pictures has priority over further requests.
        if (isFirst) {
          await afterPaint();
          await yieldToMain('background');
          await openEarlierLoad();
        }
        const rest = isCurrent() && (await earlier?.rest(batch, profiles, progress, fetchBatch));
        if (rest && isCurrent()) await addRest(rest);
      } catch (error) {
        if (!isCurrent()) return;
        if (error instanceof CancelledError) {
          // A silent cancellation comes from the end of the session. Any other one is a retry by the user of a request
          // that took too long.
          if (error.silent) return;
          continue;
        }
        state.setState({
          error: error as Error,
          isFetching: false,
          ...(isRefresh ? {} : { orders: profileIndex.orders() }),
        });
        return;
      }
    }
    if (isCurrent() || progress.isComplete) state.setState({ isFetching: false });
  }

  function resumeLoading(): void {
    if (progress.isComplete) return;
    const current = loadGeneration;
    state.setState({ isFetching: true });
    void loadRemainingBatches(() => loadGeneration === current);
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
        void client.cancelQueries({ queryKey: batchAt(progress.skip).queryKey });
      };
    },
  };
}

/** The code is loaded for many people only; where it does not arrive, everybody is fetched. */
const loadEarlierCode = () => import('./earlierLoad.ts').catch(() => null);

/** Returns the query options of a batch. Only the first batch may have been requested before. */
function batchAt(skip: number) {
  if (skip === 0) return firstBatch;
  return {
    ...getListProfilesQueryOptions({ skip, limit: BATCH_SIZE }, { request: { priority: 'low' } }),
    staleTime: 0,
  };
}
