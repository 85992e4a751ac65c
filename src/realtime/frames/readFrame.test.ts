import { describe, expect, test, vi } from 'vitest';
import { type Incident, onIncident } from '../../lib/incidents/incidents.ts';
import { readFrame } from './readFrame.ts';

describe('RT7: a frame', () => {
  test.each([
    ['{', 1, 0],
    ['[]', 1, 0],
    ['null', 1, 0],
    ['"text"', 1, 0],
    ['{}', 1, 0],
    ['{"type":7}', 1, 0],
    ['{"type":"user_status"}', 1, 0],
    ['{"type":"waltz"}', 0, 1],
    ['{"type":"waltz"}', 0, 0],
    ['{"type":"sing"}', 0, 1],
  ])('%s is none: %d failures, %d details', (text, failures, details) => {
    const said = {
      warn: vi.spyOn(console, 'warn').mockReturnValue(),
      debug: vi.spyOn(console, 'debug').mockReturnValue(),
    };
    expect(readFrame(text)).toBeNull();
    expect([said.warn.mock.calls.length, said.debug.mock.calls.length]).toEqual([failures, details]);
  });
});

test.each([
  'secret words of somebody',
  '{"type":"new_message","message":{"content":"secret words"} secret',
  '{"type":"new_message","message":"secret words"}',
  '{"type":"new_message","message":{"id":"1","content":7,"secret":"secret"}}',
])('the log holds nothing of what a frame against the contract says: %s', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(readFrame(text)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
});

test('a frame that breaks the contract is published, and one of an unknown type is not', () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example.com');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  const incidents: Incident[] = [];
  const stop = onIncident((incident) => void incidents.push(incident));
  for (const text of ['{', '{"type":"user_status"}', '{"type":"polka"}', '{"type":"pong"}']) readFrame(text);
  expect(incidents).toEqual([
    { kind: 'frame', frame: undefined },
    { kind: 'frame', frame: { type: 'user_status' } },
  ]);
  stop();
});
