import { afterAll, afterEach } from 'vitest';
import { recordConsole } from './recordConsole.ts';

// A test that expects output mocks the method with vi.spyOn(console, …), so that the output is not recorded here.
const takeLines = recordConsole();

function expectSilence(): void {
  const lines = takeLines();
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
