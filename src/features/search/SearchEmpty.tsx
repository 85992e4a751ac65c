import { tagLabel } from '../../scoring/comparisonKey.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyVenueDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { search } from './copy.ts';
import { nobody } from './searchEmptyCopy.ts';
import { selectedTags, type SelectedTag, type Filters } from './filters.ts';
import { filterRemovalSuggestions } from './filterRemovalSuggestions.ts';
import type { Candidate } from './candidate.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';

interface SearchEmptyProps {
  filters: Filters;
  /** Whether there are conditions other than filters, whose effect is not counted. */
  isNarrowed: boolean;
  catalogue: FilterCatalogue;
  /** All people, to count the results with one filter less; null while not all profiles are loaded. */
  everybody: readonly Candidate[] | null;
  onRemove: (choice: SelectedTag) => void;
  onClear: () => void;
}

/** Shown when nobody was found: suggests the filters whose removal gives results. */
export function SearchEmpty({ filters, isNarrowed, catalogue, everybody, onRemove, onClear }: SearchEmptyProps) {
  const suggestions = everybody === null || isNarrowed ? [] : filterRemovalSuggestions(filters, everybody);
  const action = (isNarrowed || selectedTags(filters).length > 0) && (
    <Stack gap="small" align="center">
      {suggestions.map(({ choice, found }) => {
        const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
        return (
          tag !== undefined && (
            <Button key={tagKey(choice.group, choice.id)} size="compact" onClick={() => onRemove(choice)}>
              {nobody.relax(tagLabel(tag), found)}
            </Button>
          )
        );
      })}
      <Button variant="primary" onClick={onClear}>
        {search.clear}
      </Button>
    </Stack>
  );
  return (
    <EmptyState drawing={<EmptyVenueDrawing />} title={nobody.title} hint={nobody.hint} action={action} level={3} />
  );
}
