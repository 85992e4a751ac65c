import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tone } from '../../../tests/support/badMedia.ts';
import { mediaControls, type MediaControls } from './mediaControls.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

const SECONDS = 12;
const bytes = new Uint8Array(tone(SECONDS));

/** A server that ignores range requests: it always sends the whole file. */
const server = setupWorker(
  http.get('*/uploads/whole.wav', () =>
    HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'Content-Type': 'audio/wav' } }),
  ),
  // Only requests that code makes are cross-origin requests.
  http.get('*/uploads/once.wav', ({ request }) =>
    request.mode === 'no-cors'
      ? HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'Content-Type': 'audio/wav' } })
      : new HttpResponse(null, { status: 403 }),
  ),
);

let element: HTMLAudioElement;
let controls: MediaControls;
const state = () => controls.store.getState();

beforeAll(() => server.start({ quiet: true, onUnhandledFrame: 'bypass' }));
afterAll(() => server.stop());
beforeEach(() => {
  element = new Audio();
  element.preload = 'none';
  controls = mediaControls(element, () => ({ title: '', artist: '' }));
});
afterEach(() => {
  controls.release();
  element.removeAttribute('src');
  element.load();
});

describe('a server without range requests', () => {
  test('a position that was requested before anything is loaded is reached', async () => {
    element.src = '/uploads/whole.wav';
    controls.seek(6);
    await waitFor(() => expect(element.currentTime).toBe(6));
    expect(state()).toMatchObject({ time: 6, isSeekable: true });
    expect(Math.round(state().duration ?? 0)).toBe(SECONDS);
  });

  test('and later positions, again and again', async () => {
    element.src = '/uploads/whole.wav';
    element.preload = 'metadata';
    await waitFor(() => expect(state().duration).not.toBeNull());
    for (const time of [9, 3]) {
      controls.seek(time);
      expect(controls.position()).toBe(time);
      await waitFor(() => expect(element.currentTime).toBe(time));
    }
  });

  test('if the whole file cannot be loaded either, the position is the real one and seeking is disabled', async () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    element.src = '/uploads/once.wav';
    controls.seek(6);
    await waitFor(() => expect(state().isSeekable).toBe(false));
    expect(state().time).toBe(0);
    controls.seek(3);
    expect(state().time).toBe(0);
  });

  test('the next medium starts fresh', async () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    element.src = '/uploads/once.wav';
    controls.seek(6);
    await waitFor(() => expect(state().isSeekable).toBe(false));
    element.src = '/uploads/whole.wav';
    controls.reset();
    controls.seek(6);
    await waitFor(() => expect(element.currentTime).toBe(6));
  });
});

test('a medium in memory can seek by itself', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  element.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
  controls.seek(6);
  await waitFor(() => expect(element.currentTime).toBe(6));
  expect(fetched).not.toHaveBeenCalled();
});
