import type { SelectedTag, Filters } from './filters.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';

export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  /** The region in which the viewer plays, null for none, undefined as long as that is not known. */
  ownRegion: string | null | undefined;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}
