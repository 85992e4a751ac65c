import { lazyComponent } from '../../lib/react/lazyComponent.ts';

// The drawings of empty lists: their code is loaded when a list is empty. The drawing for failures is not lazy, since
// the network may be what failed.

export const EmptyVenueDrawing = lazyComponent(async () => (await import('./EmptyVenueDrawing.tsx')).EmptyVenueDrawing);
export const RecordDrawing = lazyComponent(async () => (await import('./RecordDrawing.tsx')).RecordDrawing);
export const SilenceDrawing = lazyComponent(async () => (await import('./SilenceDrawing.tsx')).SilenceDrawing);
