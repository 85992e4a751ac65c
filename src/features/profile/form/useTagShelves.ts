import { useListTagCategories } from '../../../api/generated/tags/tags.ts';
import { shelvesOf, type TagShelf } from './tagChoice.ts';

export interface TagShelves {
  /** Null as long as the catalogue is not there. */
  shelves: readonly TagShelf[] | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The catalogue of tags, which does not change while somebody chooses. */
export function useTagShelves(): TagShelves {
  const { data, error, isFetching, refetch } = useListTagCategories({
    query: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  return {
    shelves: data === undefined ? null : shelvesOf(data),
    hasFailed: data === undefined && error !== null,
    isRetrying: isFetching && error !== null,
    retry: () => void refetch(),
  };
}
