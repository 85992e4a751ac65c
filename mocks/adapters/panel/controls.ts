import { isScenarioName } from '../../scenarios/scenario.ts';
import { findUserByEmail } from '../../world/accounts.ts';
import { toTimestamp } from '../../world/clock.ts';
import type { Backend } from '../backend.ts';

/** A mail in the format of the control calls. */
export interface MailboxEntry {
  to: string;
  kind: 'verify' | 'reset';
  token: string;
  /** The app's path that the mail's link opens. */
  link: string;
  sent_at: string;
}

const LINK_PATHS = { verify: '/verify-email', reset: '/reset-password' } as const;

/** Returns all mails, oldest first. */
export function mailbox({ world }: Backend): MailboxEntry[] {
  return [...world.mails.values()].map(({ to, kind, token, sentAt }) => ({
    to,
    kind,
    token,
    link: `${LINK_PATHS[kind]}?token=${token}`,
    sent_at: toTimestamp(sentAt),
  }));
}

type Body = Record<string, unknown>;

/**
 * Executes a control call under `/__fake/` (rule W3).
 * @returns the response body, or null for an unknown call
 * @throws `ControlError` for an invalid body
 */
export function control(backend: Backend, method: string, path: string, body: Body): unknown {
  const call = CONTROLS[`${method} ${path}`];
  return call === undefined ? null : (call(backend, body) ?? { ok: true });
}

export class ControlError extends Error {}

const CONTROLS: Record<string, (backend: Backend, body: Body) => unknown> = {
  'POST /__fake/reset': (backend, { scenario = backend.scenario }) => {
    if (!isScenarioName(scenario)) throw new ControlError(`unknown scenario ${String(scenario)}`);
    backend.reset(scenario);
  },
  'GET /__fake/mailbox': (backend) => mailbox(backend),
  'POST /__fake/faults': (backend, body) => backend.faults.set(body),
  'POST /__fake/emit': (backend, { as, frame }) => {
    if (typeof frame !== 'object' || frame === null) throw new ControlError('frame must be an object');
    backend.hub.send(userIdOf(backend, as), frame);
  },
  'POST /__fake/sockets/close': (backend, { code, email }) => {
    backend.hub.close(Number(code ?? 4000), email === undefined ? undefined : userIdOf(backend, email));
  },
  'POST /__fake/clock': (backend, { advance_ms }) => {
    if (typeof advance_ms !== 'number') throw new ControlError('advance_ms must be a number');
    backend.advance(advance_ms);
    return { now: toTimestamp(backend.clock.now()) };
  },
};

function userIdOf({ world }: Backend, email: unknown): string {
  const user = findUserByEmail(world, String(email));
  if (user === undefined) throw new ControlError(`no account ${String(email)}`);
  return user.id;
}
