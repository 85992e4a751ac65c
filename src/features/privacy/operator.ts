import { APP_NAME } from '../../lib/appName.ts';

declare global {
  interface ImportMetaEnv {
    /** Who runs the service, as the privacy policy names them. */
    readonly VITE_OPERATOR?: string;
    /** Where questions about personal data go. */
    readonly VITE_CONTACT?: string;
  }
}

/** Placeholders until whoever runs the service sets their own at build time (decision V1). */
export const OPERATOR: string = import.meta.env.VITE_OPERATOR || `${APP_NAME}運営事務局`;
export const CONTACT: string = import.meta.env.VITE_CONTACT || 'privacy@otonowa.example';

/** When the text was last changed; to be moved with every change of it. */
export const POLICY_DATE = '2026年11月20日';
