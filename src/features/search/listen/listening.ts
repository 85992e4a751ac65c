import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isApiError } from '../../../api/errors.ts';
import type { ProfileId } from '../../../api/generated/model/index.ts';
import { getGetLikeStatusQueryKey } from '../../../api/generated/likes/likes.ts';
import { apiHost } from '../../../api/host.ts';
import { getListProfileVideosQueryKey, listProfileVideos } from '../../../api/generated/videos/videos.ts';
import { isSavingData } from '../../../lib/browser/dataSaver.ts';
import { IDLE_MEDIA, type MediaState } from '../../../lib/media/mediaControls.ts';
import type { MediaDetails } from '../../../lib/media/mediaSession.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { afterPaint } from '../../../lib/time/timer.ts';
import { createPrivateList, parseTexts } from '../../../session/privateList.ts';
import type { Session } from '../../../session/session.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import {
  initialListenState,
  listen,
  type ListenEvent,
  type ListenState,
  type Performance,
  personInView,
  requestedPeople,
  shouldPlay,
  wantedFiles,
} from './listenState.ts';
import { createMediaPool, type MediaPool } from './mediaPool.ts';

/** In seconds: who has played so long counts as heard. */
const HEARD_AFTER = 3;
/** Maximum number of people who are remembered as heard; the oldest are forgotten. */
const MAX_HEARD = 5_000;

/** Creates the list of the people whom the user has heard, the latest one last. */
export const createHeard = (session: Session) => createPrivateList(session, 'heard', parseTexts);

/** Creates what lasts longer than one listening view: it ends with the session. */
const createKept = () => createStore(() => ({ isMuted: false, isUnlocked: false }));

/** One listening view, from its opening to its closing. */
export interface Listening {
  store: StoreApi<ListenState>;
  /** Playback of the person in view. */
  playback: StoreApi<Pick<MediaState, 'status' | 'time' | 'duration'> & { id: ProfileId | null }>;
  send: (event: ListenEvent) => void;
  attach: MediaPool['attach'];
  /** Ends all requests and playback. */
  close: () => void;
}

interface Surroundings {
  session: Session;
  client: QueryClient;
  /** Class of the media elements. */
  filmClass: string;
  /** Title and artist for the system's media keys. */
  about: (id: ProfileId, title: string | null) => MediaDetails;
}

/** Executes what the states of SPEC.md require: requests, media elements, playback. */
export function createListening({ session, client, filmClass, about }: Surroundings): Listening {
  const kept = session.own(createKept);
  const heard = session.own(createHeard);
  const store = createStore(() => initialListenState({ ...kept.getState(), isSaving: isSavingData() }));
  const playback: Listening['playback'] = createStore(() => ({ ...IDLE_MEDIA, id: null }));
  const requests = new Map<ProfileId, AbortController>();
  const pool = createMediaPool(
    filmClass,
    () => {
      const id = personInView(store.getState()) ?? '';
      const performance = store.getState().performances.get(id);
      return about(id, performance?.kind === 'file' ? performance.title : null);
    },
    onState,
  );
  /** Number of moves and loads: a load replaces those that wait for a paint. */
  let moves = 0;
  const isInView = (id: ProfileId) => personInView(store.getState()) === id;

  function onState(id: ProfileId, { status, time, duration }: MediaState): void {
    if (status === 'failed') return send({ type: 'break', id });
    if (!isInView(id)) return;
    playback.setState({ id, status, time, duration });
    if (status === 'ended' || time >= HEARD_AFTER) remember(id);
    if (status === 'ended') send({ type: 'end', id });
    if (status === 'paused') send({ type: 'stop', id });
  }

  function remember(id: ProfileId): void {
    const { items } = heard.state.getState();
    if (!items.includes(id)) heard.change((ids) => (ids.includes(id) ? ids : [...ids, id].slice(-MAX_HEARD)));
  }

  async function request(id: ProfileId): Promise<void> {
    const stop = new AbortController();
    requests.set(id, stop);
    let performance: Performance;
    try {
      // Not stored in the cache: of the lists of hundreds of people only one address each is needed.
      const known = client.getQueryData<Video[]>(getListProfileVideosQueryKey(id));
      performance = performanceOf(await (known ?? listProfileVideos(id, { signal: stop.signal })));
    } catch (error) {
      // A person without a profile any more has no file, either.
      performance = { kind: isApiError(error) && error.status === 404 ? 'none' : 'unreachable' };
    }
    if (stop.signal.aborted) return;
    requests.delete(id);
    send({ type: 'answer', id, performance });
  }

  function play(): void {
    const state = store.getState();
    pool.play(shouldPlay(state) ? (personInView(state) ?? null) : null);
  }

  /** Loads and requests what the state requires, and releases the rest. */
  function load(): void {
    moves += 1;
    const state = store.getState();
    const wanted = requestedPeople(state);
    for (const [id, stop] of requests) {
      if (wanted.includes(id)) continue;
      requests.delete(id);
      stop.abort();
    }
    pool.load(wantedFiles(state));
    play();
    for (const id of wanted) if (!requests.has(id)) void request(id);
  }

  function send(event: ListenEvent): void {
    const before = store.getState();
    const state = listen(before, event);
    if (state === before) return;
    if (event.type === 'press') pool.allowSound();
    if (event.type === 'mute') pool.setMuted(event.isMuted);
    kept.setState({ isMuted: state.isMuted, isUnlocked: state.isUnlocked });
    const inView = personInView(state) ?? null;
    if (inView !== (personInView(before) ?? null)) playback.setState({ ...IDLE_MEDIA, id: inView }, true);
    store.setState(state, true);
    if (event.type !== 'move') return load();
    void loadAfterPaint([...before.performances.keys()].filter((id) => !state.performances.has(id)));
  }

  /**
   * A flick shows and plays the next person at once. The work for the one after them waits for that frame.
   * @param left people of whom nothing is kept any more
   */
  async function loadAfterPaint(left: readonly ProfileId[]): Promise<void> {
    play();
    moves += 1;
    const move = moves;
    await afterPaint();
    // Otherwise hundreds of them would stay in the cache for minutes.
    for (const id of left) {
      const queryKey = getGetLikeStatusQueryKey(id);
      client.removeQueries({ queryKey, exact: true, type: 'inactive', fetchStatus: 'idle' });
    }
    if (move === moves) load();
  }

  pool.setMuted(kept.getState().isMuted);
  return {
    store,
    playback,
    send,
    attach: pool.attach,
    close() {
      moves += 1;
      for (const stop of requests.values()) stop.abort();
      requests.clear();
      pool.release();
    },
  };
}

/** Returns the first of a person's files that may be loaded. */
function performanceOf(videos: readonly Video[]): Performance {
  for (const { video_url, title } of videos) {
    const url = resolveMediaUrl(video_url, apiHost());
    if (url !== null) return { kind: 'file', url: new URL(url, window.location.href).href, title };
  }
  return { kind: 'none' };
}
