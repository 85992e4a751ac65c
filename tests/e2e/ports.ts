import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

// Two runs on one machine stay apart. The first process chooses and its workers inherit the choice.
process.env.E2E_PORT ??= String(10_000 + (process.pid % 7_000) * 3);
const first = Number(process.env.E2E_PORT);

export const ports = { backend: first, app: first + 1, mockApp: first + 2 };
