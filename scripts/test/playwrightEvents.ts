import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { writeEvent } from './events.ts';

/** Reports every journey to `npm test` (see events.ts). */
export default class PlaywrightEvents implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    writeEvent({ type: 'total', count: suite.allTests().length });
  }

  onTestBegin(test: TestCase): void {
    writeEvent({ type: 'begin', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    writeEvent({ type: 'end', name: nameOf(test), outcome, milliseconds: duration });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
