import { operatorSetting } from '../../lib/browser/operatorSetting.ts';

/** The product's name, OTONOWA unless the operator sets another. */
export const APP_NAME: string = operatorSetting('appName') || 'OTONOWA';
