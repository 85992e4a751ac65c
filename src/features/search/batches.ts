/** spec.md section 9: profiles are fetched in batches of 100. */
export const BATCH = 100;

/** 20,000 people. A server that ignores `skip` must not keep us busy for ever (decision F2; DECISIONS.md says why not 50). */
const MOST_BATCHES = 200;

/** How far the loading is. */
export interface Progress {
  batches: number;
  /** Where the next batch begins: how many profiles came so far. */
  skip: number;
  /** There is no next batch. */
  isComplete: boolean;
}

export const atTheStart: Progress = { batches: 0, skip: 0, isComplete: false };

/**
 * Where the loading stands after a batch. The last one is a short one, one with nobody new, or the 200th.
 * @param received profiles in the batch
 * @param fresh those of them that were not known before
 */
export function advance({ batches, skip }: Progress, received: number, fresh: number): Progress {
  const isComplete = received < BATCH || fresh === 0 || batches + 1 >= MOST_BATCHES;
  return { batches: batches + 1, skip: skip + received, isComplete };
}
