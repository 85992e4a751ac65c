import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isScenarioName, type ScenarioName } from '../scenarios/scenario.ts';
import type { Command } from './backend.ts';

/** Where a World began; with the commands since then it is the World. */
export interface Beginning {
  scenario: ScenarioName;
  /** Milliseconds since 1970. */
  startedAt: number;
}

interface Schema extends DBSchema {
  beginning: { key: 'beginning'; value: Beginning };
  commands: { key: number; value: Command };
}

/** What survives a reload of the in-browser fake: small writes, however large the World is. */
export interface Journal {
  /** Null on the first visit. */
  read(): Promise<{ beginning: Beginning; commands: Command[] } | null>;
  begin(beginning: Beginning): Promise<void>;
  append(command: Command): void;
  /** Resolves when everything so far is kept. */
  kept(): Promise<void>;
}

const VERSION = 1;

/** Keeps the journal in IndexedDB. Where that is blocked the World lasts as long as the page. */
export function openJournal(): Journal {
  const opening: Promise<IDBPDatabase<Schema> | null> = openDB<Schema>('otonowa-fake', VERSION, {
    upgrade(database) {
      database.createObjectStore('beginning');
      database.createObjectStore('commands', { autoIncrement: true });
    },
  }).catch(() => null);
  let lastWrite = Promise.resolve();

  async function keep(command: Command): Promise<void> {
    try {
      const database = await opening;
      await database?.add('commands', command);
    } catch {
      // A full disk is like a blocked one.
    }
  }

  return {
    async read() {
      const database = await opening;
      const beginning = await database?.get('beginning', 'beginning');
      // A scenario that a newer version no longer has starts anew.
      if (beginning === undefined || !isScenarioName(beginning.scenario)) return null;
      return { beginning, commands: (await database?.getAll('commands')) ?? [] };
    },
    async begin(beginning) {
      const database = await opening;
      await database?.clear('commands');
      await database?.put('beginning', beginning, 'beginning');
    },
    append(command) {
      lastWrite = keep(command);
    },
    kept: () => lastWrite,
  };
}
