import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the step of a server's clock, in ms. */
const STEP = 5;

/**
 * Waits until the clock of a server has another time: lists are ordered by time, and the order of two things with the same
 * time is unknown to a client.
 */
export const nextInstant = (): Promise<void> => sleep(STEP);
