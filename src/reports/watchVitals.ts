import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalReport } from './reportFormat.ts';

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
