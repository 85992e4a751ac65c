import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { writeEvent } from './events.ts';

/** Reports every journey to `npm test` (see events.ts), with the details of failures that are needed to fix them. */
export default class PlaywrightEvents implements Reporter {
  #configFile = '';

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.#configFile = relative(process.cwd(), configFile);
    writeEvent({ type: 'total', count: suite.allTests().length });
  }

  onTestBegin(test: TestCase): void {
    writeEvent({ type: 'begin', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, duration } = result;
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    if (outcome === 'failed') process.stdout.write(describeFailure(test, result, this.#configFile));
    writeEvent({ type: 'end', name: nameOf(test), outcome, milliseconds: duration });
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    process.stdout.write(`\n✗ ${stack ?? message ?? 'An error without a message'}\n`);
  }

  /** True, because otherwise Playwright adds a reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/**
 * Returns the failed step, the errors with their lines, the picture, and the command that repeats this journey alone.
 */
function describeFailure(test: TestCase, result: TestResult, configFile: string): string {
  const steps = failedSteps(result.steps).map((title) => `  in the step: ${title}`);
  const errors = result.errors.map(({ message, stack, snippet }) =>
    [stack ?? message ?? '', snippet ?? ''].filter(Boolean).join('\n\n'),
  );
  const pictures = result.attachments
    .filter(({ path, contentType }) => path !== undefined && contentType.startsWith('image/'))
    .map(({ path = '' }) => `  picture: ${relative(process.cwd(), path)}`);
  const project = test.parent.project()?.name ?? '';
  const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
  const alone = `  alone: npx playwright test --config ${configFile} --project=${project} ${place}`;
  return stripVTControlCharacters([`\n✗ ${nameOf(test)}`, ...steps, ...errors, ...pictures, alone, ''].join('\n'));
}

/** Returns the titles of the test's failed steps, from the outermost to the innermost. */
function failedSteps(steps: readonly TestStep[]): string[] {
  const failed = steps.find(({ error, category }) => error !== undefined && category === 'test.step');
  return failed === undefined ? [] : [failed.title, ...failedSteps(failed.steps)];
}
