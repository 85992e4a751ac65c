import { TestRunner, type RunnerTask, type RunnerTestFile } from 'vitest';

declare global {
  /** The first failure in the current run of a test file; null when none failed yet. */
  var __firstFailure: string | null;
}

/** Runs the tests of a mutant as vitest does, but no more of them after one has failed: the mutant is noticed then. */
export default class FirstFailureRunner extends TestRunner {
  override onAfterRunTask(task: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    super.onAfterRunTask(task);
    this.note(task);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const file of files) this.note(file);
  }

  private note(task: RunnerTask): void {
    if (task.result?.state !== 'fail') return;
    globalThis.__firstFailure ??= `${task.name}: ${task.result.errors?.[0]?.message ?? ''}`;
    this.cancel('test-failure');
  }
}
