import type { Profile } from '../../api/generated/model/index.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { EmptyVenueDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { filter } from './copy.ts';
import { filterPredicate, type Filters, type SelectedTag, selectedTags, withTagToggled } from './filters.ts';
import type { ScoredProfile } from './profileIndex.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';

/** The texts of a search without results. */
const emptyCopy = {
  title: 'プロフィールが見つかりません',
  hint: 'フィルター条件を調整してみてください',
  board: '掲示板を見る',
  relax: (tag: string, people: number) => `「${tag}」を外すと${people}人見つかります`,
} as const;

interface SearchEmptyProps {
  filters: Filters;
  /** Whether there are conditions other than filters, whose effect is not counted. */
  isNarrowed: boolean;
  catalogue: FilterCatalogue;
  /** All people, to count the results with one filter less; null while not all profiles are loaded. */
  allProfiles: readonly ScoredProfile[] | null;
  onRemove: (choice: SelectedTag) => void;
  onClear: () => void;
}

/** Shown when emptyCopy was found: suggests the filters whose removal gives results, the best one as the main action. */
export function SearchEmpty({ filters, isNarrowed, catalogue, allProfiles, onRemove, onClear }: SearchEmptyProps) {
  const suggestions = allProfiles === null || isNarrowed ? [] : filterRemovalSuggestions(filters, allProfiles);
  const offers = suggestions.flatMap(({ choice, found }) => {
    const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
    return tag === undefined ? [] : [{ choice, found, label: tagLabel(tag) }];
  });
  const action =
    !isNarrowed && selectedTags(filters).length === 0 ? (
      // Nobody has registered, so that no condition can be changed.
      <ButtonLink href={paths.board} variant="primary">
        {emptyCopy.board}
      </ButtonLink>
    ) : (
      <Stack gap="small" align="center">
        {offers.map(({ choice, found, label }, place) => (
          <Button
            key={tagKey(choice.group, choice.id)}
            variant={place === 0 ? 'primary' : 'plain'}
            onClick={() => onRemove(choice)}
          >
            {emptyCopy.relax(label, found)}
          </Button>
        ))}
        <Button variant={offers.length === 0 ? 'primary' : 'plain'} onClick={onClear}>
          {filter.clearAll}
        </Button>
      </Stack>
    );
  return (
    <EmptyState
      drawing={<EmptyVenueDrawing />}
      title={emptyCopy.title}
      hint={emptyCopy.hint}
      action={action}
      level={3}
    />
  );
}

/** The effect of removing one filter. */
export interface FilterRemovalSuggestion {
  choice: SelectedTag;
  /** Number of people found without the filter; at least 1. */
  found: number;
}

const MAX_SUGGESTIONS = 3;

/** Returns up to `MAX_SUGGESTIONS` filters whose removal gives results, the one that gives the most first. */
export function filterRemovalSuggestions(
  filters: Filters,
  allProfiles: readonly { profile: Profile }[],
): FilterRemovalSuggestion[] {
  return selectedTags(filters)
    .map((choice) => {
      const matching = filterPredicate(withTagToggled(filters, choice, false));
      return { choice, found: allProfiles.reduce((found, { profile }) => found + (matching(profile) ? 1 : 0), 0) };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .slice(0, MAX_SUGGESTIONS);
}
