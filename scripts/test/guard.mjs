/*
 * Runs beside a test run. When its standard input ends, the runner has exited for whatever reason; then every process
 * with the run's mark is ended too. Usage: node guard.mjs <mark>
 */
import { endProcesses } from './processes.mjs';

const [, , mark = ''] = process.argv;
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.resume();
process.stdin.on('error', () => undefined);
process.stdin.on('close', () => {
  endProcesses(mark);
  process.exit(0);
});
