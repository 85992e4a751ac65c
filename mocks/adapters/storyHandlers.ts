import type { RequestHandler, WebSocketHandler } from 'msw';
import { addAnnouncements } from '../scenarios/populate.ts';
import { isScenarioName } from '../scenarios/scenario.ts';
import { stretch } from '../scenarios/stretch.ts';
import { findUserByEmail, issueToken } from '../world/accounts.ts';
import { adjustableClock } from '../world/clock.ts';
import { createBackend } from './backend.ts';
import type { Fault } from './panel/faults.ts';
import { REFUSED_CODE } from '../realtime/hub.ts';
import { mswHandler, mswSocketHandler } from './mswHandler.ts';
import { bundledContent } from './bundledContent.ts';
import { respond } from './respond.ts';

/** The time in every story, so that stories look the same every day. */
const STORY_TIME = Date.parse('2026-11-20T21:00:00+09:00');

export interface StoryOptions {
  scenario?: string;
  /** Replaces all texts by the longest allowed ones and removes pictures. */
  stretched?: boolean;
  /** E-mail address of the user who is logged in; null for nobody. */
  as?: string | null;
  /** How many unread announcements that user has besides those of the scenario. */
  announcements?: number;
  fault?: Fault;
}

/** Creates the fake backend of one story in Storybook, with a World of its own. */
export function storyBackend({ scenario = 'default', as = null, ...options }: StoryOptions): {
  handlers: (RequestHandler | WebSocketHandler)[];
  token: string | null;
} {
  if (!isScenarioName(scenario)) throw new Error(`There is no scenario ${scenario}`);
  const backend = createBackend({
    scenario,
    clock: adjustableClock({ now: () => STORY_TIME }),
    checkAnswers: true,
  });
  const { stretched = false, announcements = 0, fault } = options;
  if (stretched) stretch(backend.world);
  if (fault !== undefined) backend.faults.set(fault);
  const user = as === null ? undefined : findUserByEmail(backend.world, as);
  if (as !== null && user === undefined) throw new Error(`${scenario} has no account ${as}`);
  if (user !== undefined) addAnnouncements(backend.world, user.id, 0, announcements);
  return {
    handlers: [
      mswHandler((request) => respond(backend, request, bundledContent)),
      mswSocketHandler(backend.hub.connect, REFUSED_CODE),
    ],
    token: user === undefined ? null : issueToken(backend.world, user.id),
  };
}
