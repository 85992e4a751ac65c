import type { SelectedTag, Filters } from './filters.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';

export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}
