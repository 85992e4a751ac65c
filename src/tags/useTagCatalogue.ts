import { useListTagCategories } from '../api/generated/tags/tags.ts';

/** Fetches all tags by category, only once: the catalogue does not change during a visit. */
export function useTagCatalogue() {
  const { data, error, refetch } = useListTagCategories({
    query: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  return {
    catalogue: data,
    /** Null during a retry, and when a refetch failed, because the earlier catalogue is still there. */
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
