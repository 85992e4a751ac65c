import { createStore } from 'zustand/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import type { AudioPlayer, AudioTrack } from '../../lib/media/audioPlayer.ts';
import { restoreLastSound, writeLastSound } from './boardVisit.ts';

const demo: AudioTrack = {
  id: 'post-1',
  url: 'https://api.example/demo.wav',
  title: 'デモ',
  artist: 'れん',
  length: 8,
};

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
});

function playerWith(sound: AudioTrack | null, time = 0) {
  const load = vi.fn<AudioPlayer['load']>();
  const seek = vi.fn<(seconds: number) => void>();
  const player = { current: createStore(() => ({ sound })), load, controls: () => ({ position: () => time, seek }) };
  return { player: player as unknown as AudioPlayer, load, seek };
}

test('S26: the sound is restored at its position, once', () => {
  writeLastSound(playerWith(demo, 3.5).player);
  const next = playerWith(null);
  restoreLastSound(next.player);
  expect([next.load.mock.calls, next.seek.mock.calls]).toEqual([[[demo]], [[3.5]]]);
  const third = playerWith(null);
  restoreLastSound(third.player);
  expect(third.load).not.toHaveBeenCalled();
});

test('S26: without a sound, or with a file that is not sent yet, the stored sound is removed', () => {
  for (const sound of [null, { ...demo, url: 'blob:https://otonowa.test/1' }]) {
    browser.stored.set('last-sound', JSON.stringify(demo));
    writeLastSound(playerWith(sound).player);
    expect(browser.stored.has('last-sound')).toBe(false);
  }
});

test.each([
  '',
  'null',
  '[]',
  '{"id":"a"}',
  JSON.stringify({ ...demo, url: 'javascript:1' }),
  JSON.stringify({ ...demo, id: 1 }),
])('S26: %j in the storage is no sound', (text) => {
  browser.stored.set('last-sound', text);
  const { player, load } = playerWith(null);
  restoreLastSound(player);
  expect(load).not.toHaveBeenCalled();
});

test('S26: a sound that is playing already is kept', () => {
  writeLastSound(playerWith(demo, 1).player);
  const { player, load } = playerWith({ ...demo, id: 'post-2' });
  restoreLastSound(player);
  expect(load).not.toHaveBeenCalled();
});
