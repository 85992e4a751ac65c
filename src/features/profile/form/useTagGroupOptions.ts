import { useTagCatalogue } from '../../../tags/tagCatalogue.ts';
import { tagGroupOptionsOf } from './tagChoice.ts';

export type TagGroupOptionsState = ReturnType<typeof useTagGroupOptions>;

/** Returns the catalogue of tags as the form uses it; `tagGroups` is null until it is loaded. */
export function useTagGroupOptions() {
  const { catalogue, ...loading } = useTagCatalogue();
  return { ...loading, tagGroups: catalogue === undefined ? null : tagGroupOptionsOf(catalogue) };
}
