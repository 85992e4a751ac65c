import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the step of a server's clock, in ms. */
const STEP = 5;

/** Lists are ordered by time, and two things of one moment have no order that a client could know. */
export const nextMoment = (): Promise<void> => sleep(STEP);
