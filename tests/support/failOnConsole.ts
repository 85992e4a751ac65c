import { afterAll, afterEach, vi } from 'vitest';
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
// Vitest restores globals before each test: those of a file's last test would stay for the next file.
afterAll(() => void vi.unstubAllGlobals());
