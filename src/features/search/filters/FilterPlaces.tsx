import { Stack } from '../../../ui/layout/Stack.tsx';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { otherPlaces } from '../../../tags/copy.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';
import { FilterTags } from './FilterTags.tsx';
import { tagsByRegion } from '../../../tags/tagsByRegion.ts';

interface FilterPlacesProps extends Pick<FilterPanelProps, 'filters' | 'onChoose'> {
  category: TagGroupOptions;
  ownRegion: string | null;
}

/** Renders the places below the headings of their regions (rule F35); without headings if no place has a region. */
export function FilterPlaces({ category, ownRegion, filters, onChoose }: FilterPlacesProps) {
  const regions = tagsByRegion(category.tags, ownRegion);
  if (regions.every(({ name }) => name === null))
    return <FilterTags category={category} filters={filters} onChoose={onChoose} />;
  return (
    <Stack role="group" aria-label={category.label} gap="medium">
      {regions.map(({ name, tags }) => (
        <FilterTags
          key={name}
          category={{ ...category, label: name ?? otherPlaces, tags }}
          hasHeading
          filters={filters}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
}
