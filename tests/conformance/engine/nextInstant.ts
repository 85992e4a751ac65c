import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds, longer than the resolution of a server's clock. */
const STEP = 5;

/**
 * Waits until timestamps of the server differ from earlier ones: lists are ordered by time, and the order of two things
 * with the same time is unknown to a client.
 */
export const nextInstant = (): Promise<void> => sleep(STEP);
