import { lazyComponent } from '../../lib/react/lazyComponent.ts';

// The drawings of empty lists: their code is loaded when one is empty. That of a failure is not here, since what failed
// may be the network.

export const EmptyVenueDrawing = lazyComponent(async () => (await import('./EmptyVenueDrawing.tsx')).EmptyVenueDrawing);
export const RecordDrawing = lazyComponent(async () => (await import('./RecordDrawing.tsx')).RecordDrawing);
export const SilenceDrawing = lazyComponent(async () => (await import('./SilenceDrawing.tsx')).SilenceDrawing);
