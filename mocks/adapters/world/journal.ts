import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isScenarioName, type ScenarioName } from '../../scenarios/scenario.ts';
import type { Command } from '../backend.ts';
import type { Fault } from '../panel/faults.ts';

/**
 * The initial state of a World, the whole data of the fake backend. With the commands since then it defines the World.
 */
export interface Beginning {
  scenario: ScenarioName;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Settings that are not part of the World's state. */
export interface Settings {
  /** Latency of every request in milliseconds; null for a simulated natural latency. */
  latency: number | null;
  faults: Fault[];
  /** Whether sockets are refused. */
  isCut: boolean;
}

interface Schema extends DBSchema {
  beginning: { key: 'beginning'; value: Beginning };
  commands: { key: number; value: Command };
  settings: { key: 'settings'; value: Settings };
}

/** Storage that lets the in-browser World survive a reload: small writes, however large the World is. */
export interface Journal {
  /** Null on the first visit. */
  read(): Promise<{ beginning: Beginning; commands: Command[] } | null>;
  begin(beginning: Beginning, commands?: readonly Command[]): Promise<void>;
  append(command: Command): void;
  /** Null until settings were written. */
  readSettings(): Promise<Settings | null>;
  writeSettings(settings: Settings): Promise<void>;
  /** Resolves when what was appended or set last is written; IndexedDB writes in the order of the calls. */
  whenPersisted(): Promise<void>;
}

const VERSION = 2;

/** Opens the journal in IndexedDB. Where that is blocked, the World lasts as long as the page. */
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
  if (oldVersion < 2) database.createObjectStore('settings');
}

function journalIn(database: IDBPDatabase<Schema>): Journal {
  let lastWrite: Promise<unknown> = Promise.resolve();
  // A failed write, as on a full disk, is ignored: after a reload that command is missing.
  const settleWrite = async (write: Promise<unknown>) => {
    lastWrite = write.catch(() => undefined);
    await lastWrite;
  };
  return {
    async read() {
      const beginning = await database.get('beginning', 'beginning');
      // A scenario that no longer exists starts a new World.
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
    append: (command) => void settleWrite(database.add('commands', command)),
    readSettings: async () => (await database.get('settings', 'settings')) ?? null,
    writeSettings: (settings) => settleWrite(database.put('settings', settings, 'settings')),
    whenPersisted: async () => void (await lastWrite),
  };
}

/** A journal in memory. */
export function memoryJournal(): Journal {
  let stored: { beginning: Beginning; commands: Command[] } | null = null;
  let settings: Settings | null = null;
  return {
    read: () => Promise.resolve(stored),
    begin(beginning, commands = []) {
      stored = { beginning, commands: [...commands] };
      return Promise.resolve();
    },
    append: (command) => void stored?.commands.push(command),
    readSettings: () => Promise.resolve(settings),
    writeSettings(next) {
      settings = next;
      return Promise.resolve();
    },
    whenPersisted: () => Promise.resolve(),
  };
}
