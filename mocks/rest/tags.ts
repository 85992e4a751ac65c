import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for tags. They return the response bodies. */
export const tags: OperationsOf<'tags'> = {
  listTagCategories: (world) => [...world.catalogue],
};
