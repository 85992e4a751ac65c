import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Found, Mutant } from './mutant.ts';

const root = join(import.meta.dirname, '../../..');
const path = join(root, '.cache/conformance/mutants.json');

/** What was found about a mutant, and with which kit. */
type Entry = Found & { kit: string };

/**
 * What earlier runs found, on disk, so that a run that was broken off goes on. A result is valid for the source that the
 * mutant stands in, and for the kit that gave it.
 */
export interface Results {
  /** What the present kit has found about a mutant. */
  known(mutant: Mutant): Found | null;
  /** The case that killed the mutant with an earlier kit. */
  formerKiller(mutant: Mutant): string | null;
  set(mutant: Mutant, found: Found): void;
  /** A number that stays with the mutant whatever stands around it. */
  numberOf(mutant: Mutant): number;
  save(): void;
}

const hash = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum.update(text), createHash('sha1')).digest('hex');

export function readResults(mutants: readonly Mutant[]): Results {
  const kit = hash(
    ...[
      'openapi.yaml',
      'asyncapi.yaml',
      ...globSync('tests/conformance/{cases,checks,contract,engine}/**/*.ts', { cwd: root }).sort(),
    ].map((file) => readFileSync(join(root, file), 'utf8')),
  );
  const keys = keysOf(mutants);
  const keyOf = (mutant: Mutant) => keys.get(mutant) ?? '';
  const entries = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>) : {};
  return {
    known(mutant) {
      const entry = entries[keyOf(mutant)];
      return entry?.kit === kit ? entry : null;
    },
    formerKiller: (mutant) => entries[keyOf(mutant)]?.by ?? null,
    set(mutant, found) {
      entries[keyOf(mutant)] = { ...found, kit };
    },
    numberOf: (mutant) => Number.parseInt(keyOf(mutant).slice(0, 8), 16),
    save() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(entries));
    },
  };
}

/** Equal changes of equal lines of a file are told apart by their order. */
function keysOf(mutants: readonly Mutant[]): Map<Mutant, string> {
  const sources = new Map<string, string>();
  const counts = new Map<string, number>();
  return new Map(
    mutants.map((mutant) => {
      const { file, text, change } = mutant;
      const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
      sources.set(file, source);
      const name = [source, file, text, change].join('\0');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [mutant, hash(name, String(count))];
    }),
  );
}
