import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeEvent } from './events.ts';

/** Reports every test to `npm test` (see events.ts). */
export default class VitestEvents implements Reporter {
  private count = 0;

  onTestModuleCollected(module: TestModule): void {
    this.count += [...module.children.allTests()].length;
    writeEvent({ type: 'total', count: this.count });
  }

  onTestCaseReady(test: TestCase): void {
    writeEvent({ type: 'begin', name: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    const outcome = state === 'pending' ? 'skipped' : state;
    writeEvent({ type: 'end', name: nameOf(test), outcome, milliseconds: test.diagnostic()?.duration ?? 0 });
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`;
