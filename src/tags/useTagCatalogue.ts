import { useListTagCategories } from '../api/generated/tags/tags.ts';

/** All tags by category, asked for once: the catalogue does not change while somebody is there. */
export function useTagCatalogue() {
  const { data, error, isFetching, refetch } = useListTagCategories({
    query: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  return {
    catalogue: data,
    /** Null also where there is a catalogue from before. */
    error: data === undefined ? error : null,
    isRetrying: isFetching && error !== null,
    retry: () => void refetch(),
  };
}
