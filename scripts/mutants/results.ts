import type { Mutant } from './instrument.ts';
import { folderOf } from './sources.ts';

export type Outcome = 'killed' | 'survived' | 'unreached';

export interface MutantResult {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const shareOf = (killed: number, all: number) => `${all === 0 ? '–' : ((killed / all) * 100).toFixed(1)} %`;

/**
 * Returns the lines that `npm run tool -- mutants` prints at its end: the mutants that no test noticed, then a table of
 * the folders.
 */
export function report(results: readonly MutantResult[]): string[] {
  const sorted = [...results].sort((a, b) => a.mutant.id - b.mutant.id);
  const alive = sorted
    .filter(({ outcome }) => outcome === 'survived' || outcome === 'unreached')
    .map(
      ({ mutant, outcome }) =>
        `${outcome === 'survived' ? 'survived ' : 'unreached'} ${mutant.file}:${mutant.line} ${mutant.change}`,
    );
  const row = (name: string, of: readonly MutantResult[]) => {
    const count = (wanted: Outcome) => of.filter(({ outcome }) => outcome === wanted).length;
    const killed = count('killed');
    return [name, of.length, killed, count('survived'), count('unreached'), shareOf(killed, of.length)];
  };
  const folders = [...new Set(sorted.map(({ mutant }) => folderOf(mutant.file)))];
  const rows = folders.map((folder) =>
    row(
      folder,
      sorted.filter(({ mutant }) => folderOf(mutant.file) === folder),
    ),
  );
  const table = [
    ['', 'mutants', 'killed', 'survived', 'unreached', 'share'],
    ...rows,
    ...(rows.length > 1 ? [row('all', sorted)] : []),
  ];
  const width = Math.max(...table.map(([name]) => String(name).length));
  return [
    ...alive,
    '',
    ...table.map(
      ([name, ...cells]) => String(name).padEnd(width) + cells.map((cell) => String(cell).padStart(12)).join(''),
    ),
  ];
}
