import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../tests/support/fakePage.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { onIncident, publishIncident } from '../lib/incidents/incidents.ts';
import { startReports, type watchVitals } from './startReports.ts';

const SCRIPT = 'https://otonowa.test/assets/index-1a2b3c4d.js';

let page: ReturnType<typeof stubPage>;
/** The operator's settings. */
let settings: { reportUrl: string; reportSample: string; version: string };
let sent: { url: string; body: unknown }[];
let measured: Parameters<typeof watchVitals> | undefined;
const measure: typeof watchVitals = (...given) => {
  measured = given;
};

beforeEach(() => {
  page = stubPage('https://otonowa.test/messages?conversation=hana');
  settings = { reportUrl: 'https://reports.example.com/otonowa', reportSample: '', version: '0.1.0+d883c88e02ce' };
  page.document.querySelector = (selector) => (selector === '#root' ? { dataset: settings } : { src: SCRIPT });
  sent = [];
  measured = undefined;
  vi.stubGlobal('navigator', {
    sendBeacon(url: string, body: string) {
      sent.push({ url, body: JSON.parse(body) });
      return true;
    },
  });
});
afterEach(() => onIncident(() => undefined)());

function hide(): void {
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
}
const eventsSent = () => sent.flatMap(({ body }) => (body as { events: { kind: string }[] }).events);

test('one batch is sent when the page is hidden, with what happened before the code arrived', async () => {
  publishIncident({ kind: 'socket', attempt: 1, isLast: false });
  startReports(measure);
  const error = Object.assign(new TypeError('花'), { stack: `TypeError: 花\n    at x (${SCRIPT}:1:20)` });
  page.window.dispatchEvent(Object.assign(new Event('error'), { error, filename: SCRIPT, lineno: 1, colno: 20 }));
  page.window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: '花' }));
  measured?.[1]({ kind: 'vital', name: 'LCP', value: 900, route: measured[0] });
  // A report of an incident is made asynchronously.
  await waitFor(() => {
    page.document.visibilityState = 'visible';
    hide();
    expect(eventsSent()).toHaveLength(4);
  });
  expect(sent[0]).toMatchObject({
    url: 'https://reports.example.com/otonowa',
    body: { format: 1, build: '0.1.0+d883c88e02ce', sample: 1 },
  });
  const stack = [{ file: '/assets/index-1a2b3c4d.js', line: 1, column: 20 }];
  expect(eventsSent()).toEqual(
    expect.arrayContaining([
      { kind: 'vital', name: 'LCP', value: 900, route: '/messages' },
      { kind: 'socket', attempt: 1, isLast: false, route: '/messages' },
      { kind: 'crash', where: 'window', name: 'TypeError', stack, route: '/messages' },
      { kind: 'crash', where: 'promise', name: 'Error', stack: [], route: '/messages' },
    ]),
  );
});

test('what comes while the page is hidden, and what waits when it is left, is sent', () => {
  startReports(measure);
  const vital = { kind: 'vital', name: 'CLS', value: 0.012, route: '/messages' } as const;
  measured?.[1](vital);
  expect(sent).toHaveLength(0);
  page.window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  hide();
  measured?.[1](vital);
  expect(sent).toHaveLength(2);
});

test.each([
  ['0.25', 0.2, true],
  ['0.25', 0.25, false],
  ['', 0.999, true],
  ['0', 0, false],
  ['half', 0, false],
])('with the sample %s, a page load that draws %d reports: %s', (sample, draw, does) => {
  settings.reportSample = sample;
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  startReports(measure);
  expect(measured !== undefined).toBe(does);
});

test('nothing is measured where the operator has switched the reports off', () => {
  settings.reportUrl = '';
  startReports(measure);
  expect(measured).toBeUndefined();
});
