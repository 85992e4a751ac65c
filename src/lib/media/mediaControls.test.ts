import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_MEDIA, mediaControls, type MediaControls } from './mediaControls.ts';
import { clearMediaSession, setMediaPosition, setTrackKeys } from './mediaSession.ts';
import { audioPlayer } from './audioPlayer.ts';
import { playbackRate, setPlaybackRate } from './settings/playbackRate.ts';
import { setVolume } from './settings/volume.ts';
import { activateMedia } from './activeMedia.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

/** A media element whose playback the test controls. */
class FakeMedia extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  paused = true;
  loop = false;
  preload = 'none';
  muted = false;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  src = '';
  loads = 0;
  refusal: Error | null = null;
  play = async () => {
    this.paused = false;
    this.happens('play');
    if (this.refusal !== null) {
      this.paused = true;
      throw this.refusal;
    }
  };
  pause = () => {
    if (this.paused) return;
    this.paused = true;
    this.happens('pause');
  };
  load = () => void (this.loads += 1);
  removeAttribute = (name: string) => void Object.assign(this, { [name]: '' });
  happens = (...types: string[]) => types.forEach((type) => this.dispatchEvent(new Event(type)));
  /** The metadata has loaded, with this duration in seconds. */
  loaded(duration: number) {
    Object.assign(this, { duration, readyState: 1 });
    this.happens('loadedmetadata');
  }
}

type Handler = (details: { seekOffset?: number; seekTime?: number }) => void;
const keys = new Map<string, Handler | null>();
const session = {
  metadata: null as object | null,
  playbackState: 'playing',
  positions: [] as object[],
  setActionHandler(action: string, handler: Handler | null) {
    if (action === 'seekto') throw new TypeError('unknown');
    keys.set(action, handler);
  },
  setPositionState: (position: object) => void session.positions.push(position),
};

let element: FakeMedia;
let controls: MediaControls;
const state = () => controls.store.getState();
const settled = () => waitFor(() => undefined);

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('MediaMetadata', function fakeMetadata(about: object) {
    return { ...about };
  });
  keys.clear();
  setPlaybackRate(1);
  Object.assign(session, { metadata: null, playbackState: 'playing', positions: [] });
  element = new FakeMedia();
  controls = mediaControls(element as unknown as HTMLMediaElement, () => ({ title: '曲', artist: '涼' }));
});

describe('playing', () => {
  test('is waiting, playing, interrupted and paused', async () => {
    expect(state()).toEqual(IDLE_MEDIA);
    controls.play();
    expect(state().status).toBe('waiting');
    element.happens('playing');
    expect(state().status).toBe('playing');
    element.happens('waiting');
    expect(state().status).toBe('waiting');
    element.happens('playing');
    controls.toggle();
    expect([state().status, element.paused]).toEqual(['paused', true]);
    element.happens('waiting', 'pause');
    expect(state().status).toBe('paused');
    controls.toggle();
    expect([state().status, element.paused]).toEqual(['waiting', false]);
    controls.pause();
    expect(state().status).toBe('paused');
  });

  test('ignores a pause that arrives after the next play, and one of a medium that has never played', () => {
    element.paused = true;
    element.happens('pause');
    expect(state().status).toBe('idle');
    controls.play();
    element.happens('playing', 'pause');
    expect(state().status).toBe('playing');
  });

  test.each([
    ['a pause or another source came first', new DOMException('', 'AbortError'), 'waiting'],
    ['the browser wants a press first', new DOMException('', 'NotAllowedError'), 'paused'],
    ['it can’t be played', new DOMException('', 'NotSupportedError'), 'failed'],
    ['something else', Object.assign(new Error(), { name: 'AbortError' }), 'failed'],
  ] as const)('that does not begin: %s', async (_why, refusal, status) => {
    element.refusal = refusal;
    controls.play();
    await settled();
    expect(state().status).toBe(status);
    expect(element.loads).toBe(0);
  });

  test('that failed stays failed, and the next attempt loads the medium again', async () => {
    element.play = async () => {
      element.happens('error');
      throw new DOMException('', 'NotAllowedError');
    };
    controls.play();
    await settled();
    expect(state().status).toBe('failed');
    controls.play();
    expect(element.loads).toBe(1);
  });
});

describe('the position', () => {
  test('is remembered before seeking is possible, and set once it is', () => {
    controls.seek(70);
    expect([state().time, element.currentTime, element.preload, controls.position()]).toEqual([70, 0, 'metadata', 70]);
    element.loaded(60);
    expect([element.currentTime, state().duration, controls.position()]).toEqual([60, 60, 60]);
    element.currentTime = 12;
    element.happens('timeupdate');
    expect(state().time).toBe(12);
  });

  test('is the last requested one, even of a seek between the arrival of the metadata and its event', () => {
    controls.seek(12);
    Object.assign(element, { duration: 60, readyState: 1 });
    controls.seek(0);
    element.happens('loadedmetadata', 'timeupdate');
    expect([element.currentTime, state().time]).toEqual([0, 0]);
  });

  test('waits while the duration is infinite', () => {
    controls.seek(70);
    element.loaded(Number.POSITIVE_INFINITY);
    expect([element.currentTime, state().duration]).toEqual([70, null]);
    element.duration = 90;
    element.happens('durationchange');
    expect(state().duration).toBe(90);
  });

  test.each([
    [-1, 0],
    [30, 30],
    [61, 60],
  ])('%d s of 60 is %d s', (wanted, found) => {
    element.loaded(60);
    controls.seek(wanted);
    expect([state().time, element.currentTime, element.preload]).toEqual([found, found, 'none']);
  });

  test('is not updated before there is data', () => {
    controls.seek(5);
    element.currentTime = 3;
    element.happens('timeupdate');
    expect(state().time).toBe(5);
    element.loaded(60);
    element.currentTime = 3;
    element.happens('timeupdate');
    expect(state().time).toBe(3);
  });

  test('is reset with another source, while rate and volume are kept', () => {
    element.loaded(60);
    controls.setRate(1.5);
    controls.setMuted(true);
    controls.seek(20);
    element.readyState = 0;
    controls.seek(25);
    controls.reset();
    expect(state()).toEqual({ ...IDLE_MEDIA, rate: 1.5, muted: true });
    element.currentTime = 0;
    expect(controls.position()).toBe(0);
    expect([element.playbackRate, element.defaultPlaybackRate, element.muted]).toEqual([1.5, 1.5, true]);
  });
});

describe('the media keys', () => {
  test('control the playing medium', async () => {
    element.loaded(60);
    controls.play();
    expect(session.metadata).toEqual({ title: '曲', artist: '涼' });
    element.currentTime = 20;
    keys.get('seekforward')?.({});
    expect(element.currentTime).toBe(25);
    keys.get('seekbackward')?.({});
    expect(element.currentTime).toBe(20);
    keys.get('seekforward')?.({ seekOffset: 10 });
    keys.get('seekbackward')?.({ seekOffset: 1 });
    expect(element.currentTime).toBe(29);
    keys.get('pause')?.({});
    expect(element.paused).toBe(true);
    keys.get('play')?.({});
    expect(element.paused).toBe(false);
  });

  test('seek to a position if the browser supports that key', () => {
    const { setActionHandler } = session;
    session.setActionHandler = (action, handler) => void keys.set(action, handler);
    element.loaded(60);
    controls.play();
    keys.get('seekto')?.({ seekTime: 33 });
    expect(element.currentTime).toBe(33);
    keys.get('seekto')?.({});
    expect(element.currentTime).toBe(0);
    session.setActionHandler = setActionHandler;
  });

  test('get the position when it plays, seeks, or changes its rate', () => {
    element.loaded(60);
    element.currentTime = 61;
    element.happens('playing');
    element.currentTime = 5;
    element.happens('seeked');
    element.playbackRate = 2;
    element.happens('ratechange');
    expect(session.positions).toEqual([
      { position: 60, duration: 60, playbackRate: 1 },
      { position: 5, duration: 60, playbackRate: 1 },
      { position: 5, duration: 60, playbackRate: 2 },
    ]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0])('get no duration of %d', (duration) => {
    setMediaPosition(1, duration, 1);
    expect(session.positions).toEqual([]);
  });

  test('are released when the playing medium is removed, and kept when another one is', () => {
    controls.play();
    activateMedia({ pause: () => undefined });
    controls.release();
    expect(session.metadata).not.toBeNull();

    controls = mediaControls(element as unknown as HTMLMediaElement, () => ({ title: '別', artist: '' }));
    controls.play();
    controls.release();
    expect([session.metadata, session.playbackState, element.paused]).toEqual([null, 'none', true]);
    expect([...keys.values()].filter(Boolean)).toEqual([]);
    element.happens('error');
    expect(state().status).not.toBe('failed');
  });

  test('B35: lead to the next and the previous sound, and to neither once another medium plays', () => {
    const [previous, next] = [vi.fn<() => void>(), vi.fn<() => void>()];
    controls.play();
    setTrackKeys(previous, next);
    keys.get('nexttrack')?.({});
    expect([next.mock.calls.length, previous.mock.calls.length, keys.get('pause')]).toEqual([
      1,
      0,
      expect.any(Function),
    ]);
    keys.get('previoustrack')?.({});
    expect(previous).toHaveBeenCalledOnce();
    mediaControls(new FakeMedia() as unknown as HTMLMediaElement, () => ({ title: '別', artist: '' })).play();
    expect([keys.get('nexttrack'), keys.get('previoustrack')]).toEqual([null, null]);
  });

  test('B35: are released at the end, unless something follows in the same element', () => {
    controls.play();
    element.paused = true;
    element.happens('pause', 'ended');
    expect([state().status, session.metadata]).toEqual(['ended', null]);

    const unsubscribe = controls.store.subscribe(({ status }) => status === 'ended' && controls.play());
    controls.play();
    element.paused = true;
    element.happens('pause', 'ended');
    unsubscribe();
    expect([state().status, session.metadata]).toEqual(['waiting', { title: '曲', artist: '涼' }]);
  });

  test('may be missing in a browser', () => {
    vi.stubGlobal('navigator', {});
    controls.play();
    setTrackKeys(null, null);
    setMediaPosition(1, 60, 1);
    clearMediaSession();
    expect(state().status).toBe('waiting');
  });
});

describe('B26: the rate', () => {
  test('applies to every medium, also to one that is created later, until it is released', () => {
    const other = new FakeMedia();
    const others = mediaControls(other as unknown as HTMLMediaElement, () => ({ title: '', artist: '' }));
    controls.setRate(0.75);
    expect([element.playbackRate, other.playbackRate, others.store.getState().rate]).toEqual([0.75, 0.75, 0.75]);
    others.release();
    controls.setRate(2);
    expect([other.playbackRate, playbackRate.getState().rate]).toEqual([0.75, 2]);
    const later = new FakeMedia();
    mediaControls(later as unknown as HTMLMediaElement, () => ({ title: '', artist: '' })).release();
    expect([later.playbackRate, later.defaultPlaybackRate]).toEqual([2, 2]);
  });
});

test('B30: the volume applies to every medium, also to one that is created later, until it is released', () => {
  const other = new FakeMedia();
  const others = mediaControls(other as unknown as HTMLMediaElement, () => ({ title: '', artist: '' }));
  setVolume(0.25);
  expect([element.volume, other.volume]).toEqual([0.25, 0.25]);
  others.release();
  setVolume(0);
  expect([element.volume, other.volume]).toEqual([0, 0.25]);
  const later = new FakeMedia();
  mediaControls(later as unknown as HTMLMediaElement, () => ({ title: '', artist: '' })).release();
  expect(later.volume).toBe(0);
  setVolume(1);
});

describe('B27: repetition', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });
  const at = (seconds: number) => {
    element.currentTime = seconds;
    element.happens('timeupdate');
  };

  test.each([
    ['nothing', false, null, false],
    ['the whole', true, null, true],
    ['the whole, while only the start of a part is set', true, { start: 5, end: null }, true],
    ['a part', false, { start: 5, end: 8 }, false],
    ['a part, whatever becomes of the whole', true, { start: 5, end: 8 }, false],
  ] as const)('%s', (_what, isLooping, part, loop) => {
    controls.setLooping(isLooping);
    controls.setPart(part);
    expect([state().isLooping, state().part, element.loop]).toEqual([isLooping, part, loop]);
    controls.setPart(null);
    expect(element.loop).toBe(isLooping);
  });

  test('a part is repeated exactly at its end, at any rate', () => {
    element.loaded(60);
    controls.play();
    controls.setRate(0.5);
    controls.setPart({ start: 5, end: 8 });
    at(7.8);
    expect(element.currentTime).toBe(7.8);
    at(7.875);
    element.currentTime = 8;
    vi.advanceTimersByTime(249);
    expect(element.currentTime).toBe(8);
    vi.advanceTimersByTime(1);
    expect(element.currentTime).toBe(5);
    at(30);
    expect(element.currentTime).toBe(5);
    // Playback before the part continues into it.
    at(2);
    expect(element.currentTime).toBe(2);
  });

  test('a pause stops the timer, and the position does not change while paused', () => {
    element.loaded(60);
    controls.play();
    controls.setPart({ start: 5, end: 8 });
    at(7.9);
    controls.pause();
    vi.advanceTimersByTime(1_000);
    at(9);
    expect(element.currentTime).toBe(9);
  });

  test('a part that reaches the end is repeated from its start; without an end the recording is', () => {
    element.loaded(60);
    controls.play();
    controls.setPart({ start: 50, end: 60 });
    Object.assign(element, { currentTime: 60, paused: true });
    element.happens('pause', 'ended');
    expect([element.currentTime, element.paused]).toEqual([50, false]);
    controls.setPart(null);
    Object.assign(element, { currentTime: 60, paused: true });
    element.happens('pause', 'ended');
    expect([element.currentTime, element.paused]).toEqual([60, true]);
  });

  test('belongs to one recording', () => {
    controls.setLooping(true);
    controls.setPart({ start: 5, end: 8 });
    controls.reset();
    expect([state().isLooping, state().part, element.loop]).toEqual([false, null, false]);
  });
});

test('one medium plays at a time', () => {
  const other = new FakeMedia();
  const others = mediaControls(other as unknown as HTMLMediaElement, () => ({ title: '', artist: '' }));
  controls.play();
  others.play();
  expect([element.paused, other.paused]).toEqual([true, false]);
});

test('a track is loaded once, plays, and is unloaded', () => {
  const made: FakeMedia[] = [];
  vi.stubGlobal('Audio', function fakeAudio() {
    made.push(new FakeMedia());
    return made[0];
  });
  audioPlayer.unload();
  expect(made).toHaveLength(0);
  const sound = { id: 'post-1', url: '/a.mp3', title: '一', artist: '涼' };
  audioPlayer.load(sound);
  const [audio] = made as [FakeMedia];
  audioPlayer.unload();
  audioPlayer.load(sound);
  expect([audio.src, audio.preload, audioPlayer.current.getState().sound]).toEqual(['/a.mp3', 'none', sound]);

  audioPlayer.controls().play();
  audio.happens('playing');
  expect(session.metadata).toEqual({ id: 'post-1', url: '/a.mp3', title: '一', artist: '涼' });
  audioPlayer.load({ ...sound, url: '/elsewhere.mp3' });
  expect([audio.src, audio.paused]).toEqual(['/a.mp3', false]);

  audio.preload = 'metadata';
  audioPlayer.load({ id: 'post-2', url: '/b.mp3', title: '二', artist: '' });
  expect([audio.src, audio.paused, audio.preload]).toEqual(['/b.mp3', true, 'none']);
  expect(audioPlayer.controls().store.getState().status).toBe('idle');

  audioPlayer.controls().play();
  const { loads } = audio;
  audioPlayer.unload();
  expect([audio.src, audio.paused, audio.loads]).toEqual(['', true, loads + 1]);
  expect([audioPlayer.current.getState().sound, session.metadata]).toEqual([null, null]);
  expect(audioPlayer.controls().store.getState().status).toBe('idle');
  audioPlayer.unload();
  expect(audio.loads).toBe(loads + 1);

  audioPlayer.controls().play();
  expect(session.metadata).toEqual({ title: '', artist: '' });
  expect(made).toHaveLength(1);
});
