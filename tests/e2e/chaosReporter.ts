import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Reports after a run in chaos mode how many journeys were skipped, and why. */
export default class ChaosReporter implements Reporter {
  private readonly reasons = new Map<string, number>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped' && reason !== undefined) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    process.stdout.write(
      `\nSeed ${process.env.E2E_CHAOS}. Left out, since chaos can show nothing about a journey that\n`,
    );
    for (const [reason, times] of this.reasons) process.stdout.write(`  ${reason}: ${times}\n`);
  }
}
