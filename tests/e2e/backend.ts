import type { Page } from '@playwright/test';
import { ports } from './ports.ts';

export interface Mail {
  to: string;
  kind: 'verify' | 'reset';
  token: string;
  /** The app's path that the mail's link opens. */
  link: string;
  sent_at: string;
}

type Send = (method: 'GET' | 'POST', path: string, body: Record<string, unknown>) => Promise<unknown>;
export type Backend = ReturnType<typeof controls>;

/** The control calls of the fake backend (rule W3). */
function controls(send: Send) {
  const post = (call: string, body: Record<string, unknown>) => send('POST', `/__fake/${call}`, body);
  return {
    reset: (scenario = 'default') => post('reset', { scenario }),
    /** Mails that were sent, oldest first. */
    mailbox: async () => (await send('GET', '/__fake/mailbox', {})) as Mail[],
    /** Adds a fault that applies until the next reset. */
    faults: (fault: { operationId?: string; status?: number; rate?: number; latency?: number }) =>
      post('faults', fault),
    /** Sends a frame to every socket of a user. */
    emit: (email: string, frame: object) => post('emit', { as: email, frame }),
    /** Closes the sockets of a user, or all. */
    closeSockets: (options: { code?: number; email?: string } = {}) => post('sockets/close', options),
    advanceClock: (milliseconds: number) => post('clock', { advance_ms: milliseconds }),
  };
}

/** The fake backend of a worker, on its port. */
export const backendOnPort = (lane: number): Backend => backendAt(`http://localhost:${ports.backend(lane)}`);

/** A fake backend anywhere. @param origin without a slash at its end */
export const backendAt = (origin: string): Backend =>
  controls(async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return await response.json();
  });

/** Logs in as a user of the fake backend with this origin, and returns the token. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'password123' }),
  });
  if (!response.ok) throw new Error(`The login of ${email} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The fake backend inside the browser; the page must have loaded the app. */
export const backendInPage = (page: Page): Backend =>
  controls((method, path, body) =>
    page.evaluate((call) => window.otonowaFake?.(...call), [method, path, body] as [string, string, typeof body]),
  );
