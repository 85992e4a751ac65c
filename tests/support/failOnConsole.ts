import { afterAll, afterEach } from 'vitest';
import { recordConsole } from './recordConsole.ts';

// A setup file of vitest: fails each test that writes to the console. One that expects output mocks the method with
// vi.spyOn(console, …), so that the output is not recorded here.
const takeLines = recordConsole();

function expectSilence(): void {
  const lines = takeLines();
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
