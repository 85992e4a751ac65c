import { APP_NAME } from '../../ui/Wordmark/appName.ts';

declare global {
  interface ImportMetaEnv {
    /** Name of the operator in the privacy policy. */
    readonly VITE_OPERATOR?: string;
    /** Contact address for questions about personal data. */
    readonly VITE_CONTACT?: string;
  }
}

/** Placeholders unless the operator sets other values at build time (rule V1). */
export const OPERATOR: string = import.meta.env.VITE_OPERATOR || `${APP_NAME}運営事務局`;
export const CONTACT: string = import.meta.env.VITE_CONTACT || 'privacy@otonowa.example';

/** Date of the last change of the text; to be updated with every change. */
export const POLICY_DATE = '2026年11月20日';
