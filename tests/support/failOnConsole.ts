import { afterAll, afterEach } from 'vitest';
import { recordConsole } from './recordConsole.ts';

// A test that expects output takes it away with vi.spyOn(console, …): that output never arrives here.
const takeLines = recordConsole();

function expectSilence(): void {
  const lines = takeLines();
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
