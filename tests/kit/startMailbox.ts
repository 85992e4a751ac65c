import { createServer } from 'node:http';
import { listen } from '../../mocks/adapters/listen.ts';
import type { Fake } from './startFake.ts';

/** How long a mail is under way, in ms. */
const DELAY = 250;

/** Starts a mailbox that shows mails late, and only the newest of each kind and address: the kit must accept that. */
export async function startMailbox(host: string): Promise<Fake> {
  const since = new Map<string, number>();
  const shown = async () => {
    const answer = await fetch(`${host}/__fake/mailbox`);
    const mails = (await answer.json()) as { to: string; kind: string; token: string }[];
    const now = performance.now();
    for (const { token } of mails) since.set(token, since.get(token) ?? now);
    const there = mails.filter(({ token }) => now - (since.get(token) ?? now) >= DELAY);
    const newest = new Map(there.map((mail) => [`${mail.kind} ${mail.to}`, mail]));
    return JSON.stringify([...newest.values()]);
  };
  const server = createServer((_request, response) => void shown().then((text) => response.end(text)));
  const port = await listen(server, 0);
  return { host: `http://localhost:${port}`, stop: () => void server.close() };
}
