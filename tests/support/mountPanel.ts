import { memoryJournal } from '../../mocks/adapters/world/journal.ts';
import { createWorldClient, type WorldClient } from '../../mocks/adapters/world/worldClient.ts';
import { createWorldHost } from '../../mocks/adapters/world/worldHost.ts';
import type { PanelSource } from '../../mocks/panel/panelSource.ts';

/**
 * For the stories of the mock panel on a page without the app: a separate World, and the navigations that the panel has
 * caused.
 */
export interface MountedPanel {
  source: PanelSource;
  client: WorldClient;
  /** Descriptions of what the panel did to the page. */
  moves: string[];
}

/** @param as part of the name of the user who is logged in; nobody when absent */
export async function mountPanel({ as }: { as?: string } = {}): Promise<MountedPanel> {
  const { port1, port2 } = new MessageChannel();
  createWorldHost({
    journal: Promise.resolve(memoryJournal()),
    read: { file: () => Promise.resolve(new Blob(['clip'])), portraits: () => Promise.resolve({ none: ['<svg/>'] }) },
  }).attach(port2);
  const client = createWorldClient(port1);
  await client.hello('default', 0);
  let token = as === undefined ? null : await tokenOf(client, as);
  const listeners = new Set<() => void>();
  const moves: string[] = [];
  return {
    client,
    moves,
    source: {
      line: client.panel,
      token: () => token,
      onSession(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      enterAs(next) {
        token = next;
        moves.push('entered');
        for (const listener of listeners) listener();
      },
      beginAnew: (staleSession) => void moves.push(staleSession ? 'began with an old session' : 'began anew'),
    },
  };
}

async function tokenOf({ panel }: WorldClient, query: string): Promise<string> {
  const found = await panel.ask('people', { token: null, query });
  const userId = found.ok ? found.answer.people[0]?.id : undefined;
  if (userId === undefined) throw new Error(`nobody is called ${query}`);
  const entered = await panel.ask('logIn', { userId });
  if (!entered.ok) throw new Error(entered.message);
  return entered.answer.token;
}
