import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { afterPaint } from '../../lib/time/timer.ts';

/** The profile dialog, loaded lazily. */
export const ProfileDialog = lazyComponent(async () => (await import('./ProfileDialog.tsx')).ProfileDialog);

/**
 * Loads the code of the dialog after the next paint. It is called when cards appear under a resting pointer, and must
 * not delay those cards.
 */
export const preloadProfileDialog = (): void => void afterPaint().then(ProfileDialog.preload);
