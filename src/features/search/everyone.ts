import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../api/generated/model/index.ts';
import { getListProfilesQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { now } from '../../lib/clock.ts';
import { yieldToMain } from '../../lib/yieldToMain.ts';
import { advance, atTheStart, BATCH } from './batches.ts';
import { createRoster, type Orders, type Roster, type Self } from './roster.ts';

/** How everybody stands. */
export interface EveryoneState {
  orders: Orders;
  /** At least one batch is there. */
  hasBegun: boolean;
  /** The last batch is there. */
  isComplete: boolean;
  /** What kept a batch from coming, null when nothing did. */
  error: Error | null;
  /** A batch is on its way. */
  isFetching: boolean;
}

/** All people there are, loaded batch by batch (decisions F1, F2) and kept for the session. */
export interface Everyone {
  state: StoreApi<EveryoneState>;
  /** The one who looks; whoever is loaded already is compared anew. */
  setSelf: (self: Self) => void;
  /** Loads what is missing, or again what is old. Answers how to stop. */
  load: () => () => void;
  /** Goes on where a batch did not come. */
  retry: () => void;
  /** For the people of a filtered answer. */
  share: Roster['share'];
  candidate: Roster['candidate'];
}

/** How long what was loaded is believed. */
const FRESH_MS = 5 * 60_000;
/** Batches may come every few milliseconds; what is shown of them changes no more often than this. */
const BETWEEN_NEWS_MS = 150;
/** People compared between two breaths of the page. */
const SLICE = 500;

const unknown: Self = { profileId: undefined, userId: undefined, match: null };
const everyones = new WeakMap<QueryClient, Everyone>();

/** One for each cache, so one for each session (DECISIONS.md, "One cache a session"). */
export function everyoneOf(client: QueryClient): Everyone {
  let everyone = everyones.get(client);
  if (everyone === undefined) everyones.set(client, (everyone = createEveryone(client)));
  return everyone;
}

function createEveryone(client: QueryClient): Everyone {
  let self = unknown;
  let profiles: Profile[] = [];
  let roster = createRoster(self);
  let progress = atTheStart;
  let loadedAt = 0;
  // Who is there already stays in view until all have come once more.
  let isRefresh = false;
  let run = 0;
  let toldAt = 0;
  const state = createStore<EveryoneState>(() => ({
    orders: roster.orders(),
    hasBegun: false,
    isComplete: false,
    error: null,
    isFetching: false,
  }));

  function takeUp(batch: Profile[]): void {
    const fresh = roster.add(batch);
    profiles.push(...batch);
    progress = advance(progress, batch.length, fresh);
    if (progress.isComplete) {
      loadedAt = now();
      isRefresh = false;
    } else if (isRefresh || (state.getState().error === null && now() - toldAt < BETWEEN_NEWS_MS)) return;
    toldAt = now();
    state.setState({ orders: roster.orders(), hasBegun: true, isComplete: progress.isComplete, error: null });
  }

  async function loadRest(isWanted: () => boolean): Promise<void> {
    while (!progress.isComplete && isWanted()) {
      const options = getListProfilesQueryOptions({ skip: progress.skip, limit: BATCH });
      try {
        // Kept here and not in the cache too.
        const batch = await client.fetchQuery({ ...options, gcTime: 0, staleTime: 0 });
        if (isWanted()) takeUp(batch);
      } catch (error) {
        if (!isWanted()) return;
        if (error instanceof CancelledError) {
          // With the session; otherwise the person asked for another try, for the call took too long.
          if (error.silent) return;
          continue;
        }
        state.setState({ error: error as Error, isFetching: false, ...(isRefresh ? {} : { orders: roster.orders() }) });
        return;
      }
    }
    if (isWanted()) state.setState({ isFetching: false });
  }

  function goOn(): void {
    if (progress.isComplete) return;
    const current = run;
    state.setState({ isFetching: true });
    void loadRest(() => run === current);
  }

  /** In slices: ten thousand people are not compared in one frame. What comes in meanwhile is taken up too. */
  async function compareAnew(): Promise<void> {
    const wanted = self;
    const all = profiles;
    const next = createRoster(self);
    for (let at = 0; at < all.length; at += SLICE) {
      if (at > 0) await yieldToMain();
      if (self !== wanted || profiles !== all) return;
      next.add(all.slice(at, at + SLICE));
    }
    roster = next;
    if (!isRefresh) state.setState({ orders: roster.orders() });
  }

  return {
    state,
    retry: goOn,
    share: (profile) => roster.share(profile),
    candidate: (profile) => roster.candidate(profile),
    setSelf(next) {
      if (isSameSelf(self, next)) return;
      self = next;
      void compareAnew();
    },
    load() {
      if (progress.isComplete && now() - loadedAt > FRESH_MS) {
        profiles = [];
        roster = createRoster(self);
        progress = atTheStart;
        isRefresh = true;
      }
      run += 1;
      const mine = run;
      goOn();
      return () => {
        if (run !== mine) return;
        run += 1;
        const { queryKey } = getListProfilesQueryOptions({ skip: progress.skip, limit: BATCH });
        void client.cancelQueries({ queryKey });
      };
    },
  };
}

/** What is compared is small and plain; the profile around it changes each time that I am seen. */
function isSameSelf(a: Self, b: Self): boolean {
  return JSON.stringify([a.profileId, a.userId, a.match]) === JSON.stringify([b.profileId, b.userId, b.match]);
}
