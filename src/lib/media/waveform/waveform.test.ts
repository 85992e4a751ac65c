import { beforeEach, describe, expect, test, vi } from 'vitest';
import { trustedScript } from '../../browser/trustedScript.ts';
import { loadWaveform, loadWaveformWhenIdle } from './waveform.ts';

/** Whether the fake worker dispatches an error instead of a result. */
let isWorkerBroken = false;
const workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  isTerminated = false;
  readonly options: unknown;
  constructor(_url: unknown, options: unknown) {
    super();
    this.options = options;
    workers.push(this);
  }
  terminate = () => void (this.isTerminated = true);
  postMessage = async (order: unknown) => {
    if (isWorkerBroken) return this.dispatchEvent(new Event('error'));
    // Runs the real worker code in a fake worker scope.
    const scope = new EventTarget();
    vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
    vi.stubGlobal('postMessage', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
    vi.resetModules();
    await import('./waveformWorker.ts');
    return scope.dispatchEvent(new MessageEvent('message', { data: order }));
  };
}

const contexts: object[] = [];
class FakeAudioContext {
  constructor(options: object) {
    contexts.push(options);
  }
  decodeAudioData = async (bytes: ArrayBuffer) => {
    const text = new TextDecoder().decode(bytes);
    if (text === 'no sound') throw new Error('no sound');
    const channels = text.split('|').map((channel) => new Float32Array(channel.split(',').map(Number)));
    return { numberOfChannels: channels.length, getChannelData: (channel: number) => channels[channel] };
  };
}

let fetched: string[];
beforeEach(() => {
  isWorkerBroken = false;
  fetched = [];
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OfflineAudioContext', FakeAudioContext);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return url.includes('missing') ? new Response('0', { status: 404 }) : new Response('0,0.5|0.25,0');
  });
});

test('the peaks of all channels are computed outside of the main thread', async () => {
  expect(await loadWaveform(new Blob(['0,0.5,1|0.25,0,0']), 3)).toEqual([0.25, 0.5, 1]);
  expect(workers.map(({ isTerminated, options }) => [isTerminated, options])).toEqual([[true, { type: 'module' }]]);
  expect(contexts.at(-1)).toEqual({ numberOfChannels: 1, length: 1, sampleRate: 8_000 });
});

test('they are computed on the main thread if the worker does not start', async () => {
  isWorkerBroken = true;
  expect(await loadWaveform(new Blob(['0,0.5']), 2)).toEqual([0, 0.5]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

test('a file is computed once, and its cached waveform returned later', async () => {
  const file = new Blob(['0,0.5']);
  expect(await loadWaveform(file, 2)).toBe(await loadWaveform(file, 2));
  expect(workers).toHaveLength(1);
});

describe('B36: a sound that nobody has played', () => {
  /** Makes the observed player come near the viewport. */
  let comeNear: () => void;
  const isObserved = vi.fn<() => void>();
  beforeEach(() => {
    class FakeObserver {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        report([{ isIntersecting: false }]);
        comeNear = () => report([{ isIntersecting: true }]);
      }
      observe = isObserved;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('navigator', {});
    isObserved.mockReset();
  });
  const player = () => ({ near: {} as Element, signal: new AbortController().signal });

  test('is read when its player comes near, and known to the next one', async () => {
    const onPeaks = vi.fn<(peaks: number[]) => void>();
    loadWaveformWhenIdle('/near.mp3', 2, player(), onPeaks);
    expect(fetched).toEqual([]);
    comeNear();
    await vi.waitFor(() => expect(onPeaks).toHaveBeenCalledExactlyOnceWith([0.25, 0.5]));
    loadWaveformWhenIdle('/near.mp3', 2, player(), onPeaks);
    await vi.waitFor(() => expect(onPeaks).toHaveBeenCalledTimes(2));
    expect(fetched).toEqual(['/near.mp3']);
  });

  test('is not read to the end when it is large, but is after a press on play', async () => {
    const logged = vi.spyOn(console, 'debug').mockReturnValue();
    const pulled = vi.fn<() => void>();
    const megabyte = new Uint8Array(1_000_000);
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      if (fetched.length > 1) return new Response('0,0.5|0.25,0');
      return new Response(
        new ReadableStream({
          pull(controller) {
            pulled();
            controller.enqueue(megabyte);
          },
        }),
      );
    });
    const onPeaks = vi.fn<(peaks: number[]) => void>();
    loadWaveformWhenIdle('/large.wav', 2, player(), onPeaks);
    comeNear();
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(pulled.mock.calls.length).toBeLessThan(14);
    expect(await loadWaveform('/large.wav', 2)).toEqual([0.25, 0.5]);
    expect(onPeaks).not.toHaveBeenCalled();
  });

  test('is not read while the browser saves data, nor after its player is gone', async () => {
    const onPeaks = vi.fn<(peaks: number[]) => void>();
    const gone = new AbortController();
    loadWaveformWhenIdle('/gone.mp3', 2, { near: {} as Element, signal: gone.signal }, onPeaks);
    gone.abort();
    comeNear();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    loadWaveformWhenIdle('/saved.mp3', 2, player(), onPeaks);
    expect(isObserved).toHaveBeenCalledOnce();
    // What is loaded without a press comes one after the other, so this one would come after the others.
    vi.stubGlobal('navigator', {});
    loadWaveformWhenIdle('/last.mp3', 2, player(), onPeaks);
    comeNear();
    await vi.waitFor(() => expect(onPeaks).toHaveBeenCalledOnce());
    expect(fetched).toEqual(['/last.mp3']);
  });
});

test('a missing file has no waveform, and is not fetched again', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  expect(await loadWaveform('/missing.mp3', 2)).toBeNull();
  expect(await loadWaveform('/missing.mp3', 2)).toBeNull();
  expect(await loadWaveform(new Blob(['no sound']), 2)).toBeNull();
  expect(fetched).toEqual(['/missing.mp3']);
});

test('forty are cached from the first call on, each by its address and count; the oldest is removed first', async () => {
  isWorkerBroken = true;
  const asked = async (url: string, count = 2) => {
    fetched.length = 0;
    const peaks = await loadWaveform(url, count);
    return [peaks?.length, fetched.length];
  };
  const both = await Promise.all([loadWaveform('/0.mp3', 2), loadWaveform('/0.mp3', 2)]);
  expect([both[0]?.length, both[0] === both[1], fetched]).toEqual([2, true, ['/0.mp3']]);
  expect(await asked('/0.mp3')).toEqual([2, 0]);
  expect(await asked('/0.mp3', 1)).toEqual([1, 1]);
  for (let at = 1; at <= 38; at += 1) await loadWaveform(`/${at}.mp3`, 2);
  expect(await asked('/0.mp3')).toEqual([2, 0]);
  await loadWaveform('/39.mp3', 2);
  expect(await asked('/0.mp3', 1)).toEqual([1, 0]);
  expect(await asked('/0.mp3')).toEqual([2, 1]);
});

test('a trusted-types policy is created once, and accepts the worker’s address only', () => {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      made.push(name);
      return { createScriptURL: () => new URL(rules.createScriptURL('/other.js'), 'https://otonowa.test') };
    },
  });
  expect(String(trustedScript('otonowa-sw', '/sw.js'))).toBe('https://otonowa.test/sw.js');
  expect(String(trustedScript('otonowa-sw', '/sw.js'))).toBe('https://otonowa.test/sw.js');
  expect(made).toEqual(['otonowa-sw']);
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustedScript('plain', '/plain.js')).toBe('/plain.js');
});
