import { accountSteps } from './steps/account.ts';
import { boardSteps } from './steps/board.ts';
import { chatSteps } from './steps/chat.ts';
import { chatLogSteps } from './steps/chatLog.ts';
import { editorSteps } from './steps/editor.ts';
import { layoutSteps } from './steps/layout.ts';
import { networkSteps } from './steps/network.ts';
import { peopleSteps } from './steps/people.ts';
import type { Step } from './steps/step.ts';

/** All steps of the walk through the app that run.ts takes in each engine. */
export const steps: readonly Step[] = [
  ...accountSteps,
  ...peopleSteps,
  ...chatSteps,
  ...boardSteps,
  ...editorSteps,
  ...networkSteps,
  ...layoutSteps,
  // Last: WebKit empties the caches of a private session, as its driver has, when no page of their site is open.
  ...chatLogSteps,
];
