import { createPrivateList, parseTexts } from './privateList.ts';
import type { Session } from './session.ts';

/** What this person does not want to be offered or shown again in this browser. */
export const createPutOff = (session: Session) => createPrivateList(session, 'put-off', parseTexts);
