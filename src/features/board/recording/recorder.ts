import { createStore } from 'zustand/vanilla';
import { logFailure } from '../../../lib/log/log.ts';
import { activateMedia, deactivateMedia } from '../../../lib/media/activeMedia.ts';
import { now } from '../../../lib/time/clock.ts';
import { after, every } from '../../../lib/time/timer.ts';
import { nfkc } from '../../../lib/text/nfkc.ts';
import { loadCut, makeTake, MAX_SECONDS, untouchedTake } from './takeFile.ts';
import { type Microphone, type MicrophonePort, NoMicrophone } from './microphone.ts';
import { EMPTY, type Recorder, type RecorderState, isRecording, nextState, type TakeEvent } from './recorderState.ts';
import type { TakeStore, TakeWriter, TrimRange } from './takeStore.ts';

interface Ports {
  microphone: MicrophonePort;
  takes: TakeStore;
}

/** Number of clicks of the count-in before a recording. */
export const BEATS = 4;
const TICK_MS = 200;
const MINUTE_MS = 60_000;
/** Browsers run the timers of hidden pages once a minute. A device that slept for longer recorded nothing meanwhile. */
const MAX_TICK_MS = 65_000;

/** Creates the recorder of the recording dialog, which records one take after the other. */
export function createRecorder({ microphone, takes }: Ports): Recorder {
  const store = createStore<RecorderState>(() => EMPTY);
  const set = (change: Partial<RecorderState>) => store.setState(change);
  /** Incremented to cancel what is pending: results of an earlier attempt are ignored. */
  let attempt = 0;
  let open: Microphone | null = null;
  let writer: TakeWriter | null = null;
  let chunks: Blob[] = [];
  /** Milliseconds recorded until a point in time. */
  let recorded = 0;
  let countedAt = 0;
  let timers: (() => void)[] = [];

  /** A recording pauses what plays, and playback pauses the recording. */
  const medium = {
    pause: () => pause(),
    get paused() {
      return store.getState().state !== 'recording';
    },
  };

  function send(event: TakeEvent): boolean {
    const { state } = store.getState();
    const next = nextState(state, event);
    if (next !== state) set({ state: next });
    return next !== state;
  }

  function stopTimers() {
    for (const cancel of timers) cancel();
    timers = [];
  }

  function closeMicrophone() {
    stopTimers();
    open?.close();
    open = null;
    deactivateMedia(medium);
  }

  /** Resets everything except what is stored. */
  function reset() {
    attempt += 1;
    closeMicrophone();
    chunks = [];
    writer = null;
    recorded = 0;
    const { state, offered } = store.getState();
    set({ ...EMPTY, state, offered });
  }

  async function start(beatsPerMinute: number | null) {
    if (!send('start')) return;
    reset();
    const own = attempt;
    const whileOwn =
      <Input extends unknown[]>(act: (...input: Input) => void) =>
      (...input: Input) => {
        if (own === attempt) act(...input);
      };
    try {
      const opened = await microphone.open({
        onChunk: whileOwn(addChunk),
        onLost: whileOwn(() => void finish('lost')),
      });
      if (own !== attempt) return opened.close();
      open = opened;
      send('granted');
      countIn(beatsPerMinute, opened);
    } catch (error) {
      if (own !== attempt) return;
      closeMicrophone();
      if (!(error instanceof NoMicrophone)) logFailure('The recording did not begin', error);
      send(error instanceof NoMicrophone ? error.reason : 'fail');
    }
  }

  function countIn(beatsPerMinute: number | null, { click }: Microphone) {
    activateMedia(medium);
    if (beatsPerMinute === null) return record();
    const beatMs = MINUTE_MS / beatsPerMinute;
    click(BEATS, beatMs / 1_000);
    for (let beat = 0; beat < BEATS; beat += 1) {
      timers.push(after(beat * beatMs, () => set({ beat: beat + 1 })));
    }
    timers.push(
      after(BEATS * beatMs, () => {
        stopTimers();
        record();
      }),
    );
  }

  function record() {
    if (open === null || !send('counted')) return;
    writer = takes.begin({ startedAt: now(), type: open.type });
    void loadCut().catch(() => undefined);
    void followFromStart(open.record());
  }

  async function followFromStart(started: Promise<void>) {
    const own = attempt;
    await started;
    if (own === attempt && store.getState().state === 'recording') follow();
  }

  /** Updates the elapsed time of the recording. */
  function follow() {
    stopTimers();
    countedAt = now();
    timers.push(
      every(TICK_MS, () => {
        count();
        const seconds = recorded / 1_000;
        set({ elapsed: Math.min(MAX_SECONDS, seconds) });
        if (seconds >= MAX_SECONDS) void finish('limit');
      }),
    );
  }

  function count() {
    const at = now();
    recorded += Math.max(0, Math.min(MAX_TICK_MS, at - countedAt));
    countedAt = at;
  }

  function addChunk(chunk: Blob) {
    chunks.push(chunk);
    const own = attempt;
    const store = async () => {
      const isStored = await writer?.add(chunk);
      if (own === attempt && isStored === false) set({ isStored });
    };
    void store();
  }

  function pause() {
    if (!send('pause')) return;
    // A pause may come before the first sound was recorded.
    if (timers.length > 0) count();
    stopTimers();
    open?.pause();
    set({ elapsed: recorded / 1_000 });
  }

  async function finish(ending: RecorderState['ending'] = null) {
    const wasCounting = store.getState().state === 'countingIn';
    if (!send('finish')) return;
    if (wasCounting) return closeMicrophone();
    stopTimers();
    set({ ending });
    const own = attempt;
    const type = open?.type ?? '';
    await open?.stop();
    if (own !== attempt) return;
    closeMicrophone();
    await present(new Blob(chunks, { type }));
  }

  /** Creates the file of a recording, and of the chosen part if there is one, and shows it. */
  async function present(recording: Blob, part?: TrimRange) {
    const own = attempt;
    const failed = (message: string) => (error: unknown) => {
      logFailure(message, error);
      return null;
    };
    const whole =
      (await makeTake(recording).catch(failed('The take stays as it was recorded'))) ??
      (await untouchedTake(recording).catch(failed('The take can’t be played')));
    if (own !== attempt) return;
    if (whole === null) {
      // A slow machine may be the cause, so the take is offered again.
      writer?.release();
      return void send('fail');
    }
    const cut =
      part && (await makeTake(recording, part.start, part.end).catch(failed('The whole take is used instead')));
    if (own !== attempt) return;
    set({ take: { recording, whole, chosen: cut ?? whole } });
    send('finished');
  }

  async function offer() {
    const own = attempt;
    const offered = await takes.latest();
    if (own === attempt) set({ offered });
  }

  return {
    store,
    isSupported: microphone.isSupported,
    start,
    pause,
    resume() {
      if (!send('resume')) return;
      activateMedia(medium);
      open?.resume();
      follow();
    },
    finish: () => finish(),
    trim: () => void send('trim'),
    async endTrimming(part) {
      const { take } = store.getState();
      if (take === null) return;
      const own = attempt;
      set({ isCutFailed: false });
      try {
        const chosen = part && (await makeTake(take.recording, part.start, part.end));
        if (own === attempt && chosen) {
          writer?.choose(part);
          set({ take: { ...take, chosen } });
        }
      } catch (error) {
        logFailure('The take is not cut', error);
        if (own === attempt) set({ isCutFailed: true });
      }
      if (own === attempt) send('trimmed');
    },
    throwAway() {
      writer?.remove();
      reset();
      send('throwAway');
    },
    offer,
    async restore() {
      const { offered } = store.getState();
      if (offered === null || !send('restore')) return;
      reset();
      set({ offered: null });
      const own = attempt;
      const opened = await takes.open(offered).catch(() => null);
      if (own !== attempt) return opened?.writer.release();
      if (opened === null) return void send('fail');
      ({ writer } = opened);
      await present(opened.recording, offered.part);
    },
    async removeOffered() {
      const { offered } = store.getState();
      if (offered === null) return;
      const opened = await takes.open(offered).catch(() => null);
      opened?.writer.remove();
      // There may be another stored take.
      await offer();
    },
    handOver() {
      const { take } = store.getState();
      if (take === null || writer === null) return null;
      const stored = writer;
      reset();
      send('throwAway');
      return { ...take.chosen, stored };
    },
    level: () => open?.level() ?? 0,
    async close() {
      const own = attempt;
      const stored = writer;
      if (isRecording(store.getState().state)) {
        send('finish');
        await open?.stop();
      }
      stored?.release();
      if (own !== attempt) return;
      reset();
      send('throwAway');
    },
  };
}

/** Limits and default of the count-in, in beats a minute. */
export const TEMPO = { slowest: 40, fastest: 240, usual: 120 } as const;

/** Parses a tempo: returns the nearest possible one, or the default if the text is not a number. */
export function tempoOf(text: string): number {
  const typed = Math.round(Number(nfkc(text).trim() || Number.NaN));
  return Number.isNaN(typed) ? TEMPO.usual : Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, typed));
}
