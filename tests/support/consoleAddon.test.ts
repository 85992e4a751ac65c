/* oxlint-disable no-console -- what is written there is the subject */
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface StoryContext {
  parameters: { allowConsole?: RegExp[] };
  reporting: { addReport: (report: unknown) => void };
}

/** The hooks of the addon, called in Storybook's order. */
async function consoleHooks() {
  vi.resetModules();
  const { consoleAddon } = await import('../../.storybook/consoleAddon.ts');
  return consoleAddon() as unknown as { beforeEach: () => void; afterEach: (context: StoryContext) => void };
}

describe('consoleAddon', () => {
  const addReport = vi.fn<(report: unknown) => void>();
  const context = (allowConsole: RegExp[] = []) => ({ parameters: { allowConsole }, reporting: { addReport } });

  beforeEach(() => {
    addReport.mockClear();
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  });

  it('fails a story in a test run that writes unexpected lines to the console', async () => {
    vi.stubGlobal('__vitest_browser__', {});
    const hooks = await consoleHooks();
    hooks.beforeEach();
    console.error('allowed');
    console.warn('unexpected');
    expect(() => hooks.afterEach(context([/allowed/]))).toThrow('Unexpected console output:\nconsole.warn: unexpected');
    hooks.beforeEach();
    console.error('allowed');
    expect(() => hooks.afterEach(context([/allowed/]))).not.toThrow();
  });

  it('keeps an interactively opened story on the screen, and reports the lines to the panel', async () => {
    const hooks = await consoleHooks();
    hooks.beforeEach();
    console.error('unexpected');
    hooks.afterEach(context());
    hooks.afterEach(context());
    expect(addReport.mock.calls).toEqual([
      [{ type: 'console', version: 1, result: { lines: ['console.error: unexpected'] }, status: 'failed' }],
      [{ type: 'console', version: 1, result: { lines: [] }, status: 'passed' }],
    ]);
  });
  it('does not report a failed play function, which the panel of the interactions shows', async () => {
    const hooks = await consoleHooks();
    const failure = new Error('expected the button');
    hooks.beforeEach();
    addons.getChannel().emit(PLAY_FUNCTION_THREW_EXCEPTION, { message: failure.message });
    console.error(failure);
    console.error('unexpected');
    hooks.afterEach(context());
    hooks.beforeEach();
    console.error(failure.message);
    hooks.afterEach(context());
    expect(addReport.mock.calls).toMatchObject([
      [{ result: { lines: ['console.error: unexpected'] } }],
      [{ result: { lines: ['console.error: expected the button'] } }],
    ]);
  });
});
