import { tagLabel } from '../../scoring/comparisonKey.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StageDrawing } from '../../ui/drawings/StageDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { search } from './copy.ts';
import { choicesOf, type FilterChoice, type Filters } from './filters.ts';
import { relaxations } from './relaxations.ts';
import type { Orders } from './roster.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';
import * as css from './SearchEmpty.css.ts';

interface SearchEmptyProps {
  filters: Filters;
  catalogue: FilterCatalogue;
  /** To count who would be found with less; null when not all are known. */
  everybody: Orders | null;
  onRemove: (choice: FilterChoice) => void;
  onClear: () => void;
}

/** Nobody was found: which filters to let go. */
export function SearchEmpty({ filters, catalogue, everybody, onRemove, onClear }: SearchEmptyProps) {
  const ways = everybody === null ? [] : relaxations(filters, everybody.newest);
  const action = choicesOf(filters).length > 0 && (
    <div className={css.actions}>
      {ways.map(({ choice, found }) => {
        const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
        return (
          tag !== undefined && (
            <Button key={tagKey(choice.group, choice.id)} size="compact" onClick={() => onRemove(choice)}>
              {search.relax(tagLabel(tag), found)}
            </Button>
          )
        );
      })}
      <Button variant="primary" onClick={onClear}>
        {search.clear}
      </Button>
    </div>
  );
  return (
    <EmptyState
      drawing={<StageDrawing />}
      title={search.emptyTitle}
      hint={search.emptyHint}
      action={action}
      level={3}
    />
  );
}
