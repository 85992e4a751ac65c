import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { FilterPanelSkeleton } from './FilterPanelSkeleton.tsx';

const Panel = lazyComponent(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export const preloadFilterPanel = Panel.preload;

/** The filters. Their tags have to be fetched anyway; so their code comes at the same time and people come first. */
export function LazyFilterPanel(props: FilterPanelProps) {
  return (
    <Suspense fallback={<FilterPanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
}
