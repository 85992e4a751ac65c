import { operatorSetting } from '../../lib/browser/operatorSetting.ts';

/** The product's name, OTONOWA unless the operator sets another (rule S1). */
export const APP_NAME: string = operatorSetting('appName') || 'OTONOWA';
