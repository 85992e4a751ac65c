import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isScenarioName, type ScenarioName } from '../scenarios/scenario.ts';
import type { Command } from './backend.ts';
import type { Fault } from './faults.ts';

/** Where a World began; with the commands since then it is the World. */
export interface Beginning {
  scenario: ScenarioName;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** What is set about the World from outside and is no part of it. */
export interface Settings {
  /** Milliseconds that every call takes, or null for what a person's network takes. */
  latency: number | null;
  faults: Fault[];
  /** No socket stays open. */
  isCut: boolean;
}

interface Schema extends DBSchema {
  beginning: { key: 'beginning'; value: Beginning };
  commands: { key: number; value: Command };
  settings: { key: 'settings'; value: Settings };
}

/** What survives a reload of the in-browser fake: small writes, however large the World is. */
export interface Journal {
  /** Null on the first visit. */
  read(): Promise<{ beginning: Beginning; commands: Command[] } | null>;
  begin(beginning: Beginning, commands?: readonly Command[]): Promise<void>;
  append(command: Command): void;
  /** Null until something was set. */
  readSettings(): Promise<Settings | null>;
  keepSettings(settings: Settings): Promise<void>;
  /** Resolves when everything so far is kept. */
  kept(): Promise<void>;
}

const VERSION = 2;

/** Keeps the journal in IndexedDB. Where that is blocked the World lasts as long as the page. */
export async function openJournal(): Promise<Journal> {
  try {
    return journalIn(await openDB<Schema>('otonowa-fake', VERSION, { upgrade }));
  } catch {
    return memoryJournal();
  }
}

function upgrade(database: IDBPDatabase<Schema>, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('beginning');
    database.createObjectStore('commands', { autoIncrement: true });
  }
  database.createObjectStore('settings');
}

function journalIn(database: IDBPDatabase<Schema>): Journal {
  let lastWrite: Promise<unknown> = Promise.resolve();
  // A full disk is like a blocked one.
  const keep = async (write: Promise<unknown>) => {
    lastWrite = write.catch(() => undefined);
    await lastWrite;
  };
  return {
    async read() {
      const beginning = await database.get('beginning', 'beginning');
      // A scenario that a newer version no longer has starts anew.
      if (beginning === undefined || !isScenarioName(beginning.scenario)) return null;
      return { beginning, commands: await database.getAll('commands') };
    },
    async begin(beginning, commands = []) {
      const change = database.transaction(['beginning', 'commands'], 'readwrite');
      const store = change.objectStore('commands');
      await Promise.all([
        change.objectStore('beginning').put(beginning, 'beginning'),
        store.clear(),
        ...commands.map((command) => store.add(command)),
        change.done,
      ]);
    },
    append: (command) => void keep(database.add('commands', command)),
    readSettings: async () => (await database.get('settings', 'settings')) ?? null,
    keepSettings: (settings) => keep(database.put('settings', settings, 'settings')),
    kept: async () => void (await lastWrite),
  };
}

/** A journal that lasts as long as whoever holds it. */
export function memoryJournal(): Journal {
  let kept: { beginning: Beginning; commands: Command[] } | null = null;
  let settings: Settings | null = null;
  return {
    read: () => Promise.resolve(kept),
    begin(beginning, commands = []) {
      kept = { beginning, commands: [...commands] };
      return Promise.resolve();
    },
    append: (command) => void kept?.commands.push(command),
    readSettings: () => Promise.resolve(settings),
    keepSettings(next) {
      settings = next;
      return Promise.resolve();
    },
    kept: () => Promise.resolve(),
  };
}
