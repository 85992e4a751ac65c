import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyPart } from '../../ui/Lazy/LazyPart.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { FilterPanelSkeleton } from './FilterPanelSkeleton.tsx';

const Panel = lazyComponent(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export const preloadFilterPanel = Panel.preload;

/**
 * Renders the filter panel, loaded lazily. Its tags need a request anyway, so its code loads in parallel with that
 * request and does not delay the first profiles.
 */
export function LazyFilterPanel(props: FilterPanelProps) {
  return (
    <LazyPart waiting={<FilterPanelSkeleton />}>
      <Panel {...props} />
    </LazyPart>
  );
}
