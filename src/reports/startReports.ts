import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { paths } from '../navigation/paths.ts';
import { withoutBase } from '../lib/browser/history/appBase.ts';
import { operatorSetting } from '../lib/browser/operatorSetting.ts';
import { randomFraction } from '../lib/browser/randomFraction.ts';
import { onIncident, publishIncident } from '../lib/incidents/incidents.ts';
import { REPORT_FORMAT, type ReportBatch, type ReportEvent, type VitalReport } from './reportFormat.ts';
import { toReport } from './toReport.ts';

/**
 * Reports errors and performance of this page to the operator; docs/deployment.md describes the format. To be called
 * once per page load.
 */
export function startReports(measure: typeof watchVitals = watchVitals): void {
  const url = operatorSetting('reportUrl');
  // A share of the page loads, from 0 to 1; with anything else nothing is reported.
  const share = Number(operatorSetting('reportSample') || 1);
  const sample = share >= 0 && share <= 1 ? share : 0;
  if (url === '' || randomFraction() >= sample) return;
  const batches = createBatches((events) => {
    const batch: ReportBatch = { format: REPORT_FORMAT, build: operatorSetting('version'), sample, events };
    // Sent as text, so that another origin needs no preflight, for which a page that is being closed does not wait.
    return navigator.sendBeacon(url, JSON.stringify(batch));
  });
  const add: typeof batches.add = (event) => {
    batches.add(event);
    // A hidden page may be ended without another event.
    if (document.visibilityState === 'hidden') batches.flush();
  };

  onIncident((incident) => {
    toReport(incident, { route: currentRoute(), files: loadedFiles() }).then(add, () => undefined);
  });
  watchErrors();
  measure(currentRoute(), add);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && batches.flush());
  window.addEventListener('pagehide', () => batches.flush());
}

function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }: ErrorEvent) =>
    publishIncident({
      kind: 'crash',
      where: 'window',
      error,
      position: { file: filename, line: lineno, column: colno },
    }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    publishIncident({ kind: 'crash', where: 'promise', error: reason }),
  );
}

const currentRoute = () => routePattern(withoutBase(window.location.pathname));

/** Matches the path of a file of the build, whose name contains a hash: `/assets/app-1a2b3c4d.js`. */
const BUILT = /\/assets\/[\w.-]{1,80}\.js$/;

function loadedFiles(): ReadonlySet<string> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = addresses.filter((address) => address.startsWith(`${window.location.origin}/`) && BUILT.test(address));
  return new Set([...own, entryAddress()]);
}

const entryAddress = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Number of events at which a batch is sent. */
const BATCH_SIZE = 10;
/** Maximum number of events per page load: an event that happens again and again gives no new information. */
const MAX_EVENTS = 100;

/**
 * Collects the events of reports to the operator and sends them in batches.
 * @param send returns whether the browser has accepted the batch; the events of a refused one are sent with the next
 */
export function createBatches(send: (events: readonly ReportEvent[]) => boolean) {
  let waiting: ReportEvent[] = [];
  let count = 0;

  function flush(): void {
    if (waiting.length > 0 && send(waiting)) waiting = [];
  }

  return {
    add(event: ReportEvent): void {
      if (count >= MAX_EVENTS) return;
      count += 1;
      waiting.push(event);
      if (waiting.length >= BATCH_SIZE) flush();
    },
    flush,
  };
}

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** Returns the route that a report names for a path, `*` for an unknown path. Query and fragment are never reported. */
export function routePattern(path: string): string {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return known.has(plain) ? plain : '*';
}

/**
 * Measures loading time, layout shifts and response times of the page for reports to the operator; reports each value
 * when it is final, at the latest when the page is hidden.
 */
export function watchVitals(route: string, report: (vital: VitalReport) => void): void {
  const add = ({ name, value }: Metric) => {
    if (name === 'FCP') return;
    report({ kind: 'vital', name, value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value), route });
  };
  onLCP(add);
  onCLS(add);
  onINP(add);
  onTTFB(add);
}
