import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LatePart } from '../../ui/Late/LatePart.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { FilterPanelSkeleton } from './FilterPanelSkeleton.tsx';

const Panel = lazyComponent(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export const preloadFilterPanel = Panel.preload;

/** The filters. Their tags have to be fetched anyway; so their code comes at the same time and people come first. */
export function LazyFilterPanel(props: FilterPanelProps) {
  return (
    <LatePart waiting={<FilterPanelSkeleton />}>
      <Panel {...props} />
    </LatePart>
  );
}
