import type { ReactNode, Ref } from 'react';
import type { FilterGroup, Filters, SelectedTag } from './filters.ts';
import type { Narrowing } from '../narrowing/narrowing.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';

/** What others may ask of the panel. */
export interface FilterPanelHandle {
  /** Opens a category where it is closed, scrolls to it and focuses its button. */
  jumpTo: (group: FilterGroup) => void;
}

export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  /** The region in which the viewer plays, null for none, undefined as long as that is not known. */
  ownRegion: string | null | undefined;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
  /** Called when somebody is about to look for a name. */
  onPrepare: () => void;
  /** Rendered together with the controls. */
  children?: ReactNode;
  ref?: Ref<FilterPanelHandle>;
}
