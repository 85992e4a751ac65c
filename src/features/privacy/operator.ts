import { operatorSetting } from '../../lib/browser/operatorSetting.ts';
import { APP_NAME } from '../../ui/Wordmark/appName.ts';

/** Name of the operator; a placeholder unless the operator sets another value (rule V1). */
export const OPERATOR: string = operatorSetting('operator') || `${APP_NAME}運営事務局`;
export const CONTACT: string = operatorSetting('contact') || 'privacy@otonowa.example';

/** Date of the last change of the text; to be updated with every change. */
export const POLICY_DATE = '2026年11月20日';
