import { memoryJournal } from '../../mocks/adapters/journal.ts';
import { createWorldClient, type WorldClient } from '../../mocks/adapters/worldClient.ts';
import { createWorldHost } from '../../mocks/adapters/worldHost.ts';
import type { PanelSource } from '../../mocks/panel/panelSource.ts';

/** A page of the mock build without the app: a World of its own, and where the panel has led the page. */
export interface PanelStage {
  source: PanelSource;
  client: WorldClient;
  /** What the panel did to the page, in words. */
  moves: string[];
}

/** @param as a part of the name of who is logged in; nobody when absent */
export async function stagePanel({ as }: { as?: string } = {}): Promise<PanelStage> {
  const { port1, port2 } = new MessageChannel();
  createWorldHost({
    journal: Promise.resolve(memoryJournal()),
    readClip: () => Promise.resolve(new Blob(['clip'])),
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
