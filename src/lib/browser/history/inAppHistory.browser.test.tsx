import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { readEntryState, writeEntryState } from './entryState.ts';
import { trackHistory, goBackInApp } from './inAppHistory.ts';
import { waitFor } from '../../../../tests/support/waitFor.ts';

const start = window.location.href;
let stop: () => void;
beforeEach(() => {
  // Simulates a URL that was opened from outside: earlier entries do not belong to this app.
  window.history.pushState(null, '', start);
  stop = trackHistory();
});
afterEach(() => {
  stop();
  window.history.replaceState(null, '', start);
});

const path = () => window.location.pathname;

test('the number survives a reload and a replaced address, and keeps the other state of the entry', async () => {
  navigate('/privacy', { state: { openedFrom: '/register' } });
  writeEntryState('scroll', 120);
  stop();
  stop = trackHistory();
  navigate('/privacy#section-7', { replace: true, state: { openedFrom: '/register' } });
  expect(readEntryState('openedFrom')).toBe('/register');
  expect(goBackInApp()).toBe(true);
  await waitFor(() => expect(path()).not.toBe('/privacy'));
});
