/**
 * Unit tests that have a process to themselves: their modules open ports, change process-wide state, or replace a module,
 * which another file of the process may have imported before.
 */
export const isolatedTests = [
  'scripts/**/*.test.ts',
  'mocks/adapters/**/*.test.ts',
  'src/app/alerts/playMessageSound.test.ts',
  'src/app/alerts/MessageAlerts.test.ts',
  'src/app/routes/firstCalls.test.ts',
  'src/realtime/socket.test.ts',
  'tests/support/consoleAddon.test.ts',
];
