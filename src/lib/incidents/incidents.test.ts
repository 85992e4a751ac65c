import { expect, test, vi } from 'vitest';
import { type Incident, onIncident, publishIncident } from './incidents.ts';

test('twenty incidents wait for the reporter, which receives all later ones until it stops', () => {
  const frames = Array.from({ length: 22 }, (_, frame): Incident => ({ kind: 'frame', frame }));
  for (const frame of frames.slice(0, 21)) publishIncident(frame);
  const listener = vi.fn<(incident: Incident) => void>();
  const stop = onIncident(listener);
  publishIncident(frames[21] as Incident);
  expect(listener.mock.calls.flat()).toEqual([...frames.slice(0, 20), frames[21]]);
  stop();
  publishIncident({ kind: 'frame', frame: 'later' });
  expect(listener).toHaveBeenCalledTimes(21);
  onIncident(listener)();
  expect(listener).toHaveBeenLastCalledWith({ kind: 'frame', frame: 'later' });
});
