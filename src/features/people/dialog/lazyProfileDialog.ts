import { lazyComponent } from '../../../lib/lazyComponent.ts';

/** The dialog of a profile: it comes when somebody is about to open it. */
export const ProfileDialog = lazyComponent(async () => (await import('./ProfileDialog.tsx')).ProfileDialog);

export const preloadProfileDialog = ProfileDialog.preload;
