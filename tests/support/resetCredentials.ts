import { beforeEach } from 'vitest';
import { setCredentials } from '../../src/api/credentials.ts';

// Test files share one process: after a test that ended its session, calls of the next test would never settle.
beforeEach(() => {
  setCredentials({ token: null, signal: new AbortController().signal, onRefused: () => undefined });
});
