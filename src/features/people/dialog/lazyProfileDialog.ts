import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { afterPaint } from '../../../lib/timer.ts';

/** The dialog of a profile: it comes when somebody is about to open it. */
export const ProfileDialog = lazyComponent(async () => (await import('./ProfileDialog.tsx')).ProfileDialog);

/** After a change of the cards under the pointer the cards come first. */
export const preloadProfileDialog = (): void => void afterPaint().then(ProfileDialog.preload);
