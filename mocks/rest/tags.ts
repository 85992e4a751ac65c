import type { OperationsOf } from './operation.ts';

export const tags: OperationsOf<'tags'> = {
  listTagCategories: (world) => [...world.catalogue],
};
