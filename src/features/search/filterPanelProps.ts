import type { ReactNode, Ref } from 'react';
import type { FilterGroup, Filters, SelectedTag } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';

/** Functions that the panel exposes through its ref. */
export interface FilterPanelHandle {
  /** Expands a category if it is collapsed, scrolls to it and focuses its button. */
  jumpTo: (group: FilterGroup) => void;
}

/** The properties of `FilterPanel`, which the sidebar and the drawer pass to it. */
export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  /** The region of the viewer's places; null for none, undefined while it is not known. */
  ownRegion: string | null | undefined;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
  /** Called when the user is about to search for a name, to prepare the profiles. */
  onPrepare: () => void;
  /** Rendered together with the controls. */
  children?: ReactNode;
  ref?: Ref<FilterPanelHandle>;
}
