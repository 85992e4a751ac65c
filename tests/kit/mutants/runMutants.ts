import { findMutants, type MutantsOptions } from './mutants.ts';
import type { Outcome, Found, Mutant } from './mutant.ts';
import { staleEntries } from './silent.ts';

/** The least share of the counting mutants that has to be killed. */
const LEAST_SHARE = 0.9;

/** Where a rule of the fake belongs; what several areas share is an area too. */
const AREAS: readonly (readonly [area: string, files: RegExp])[] = [
  ['likes', /\/likes\.ts$/],
  ['chat', /\/(?:chat|messages|presence)\.ts$|^mocks\/realtime\//],
  ['account', /\/(?:accounts|auth)\.ts$/],
  ['profiles', /\/(?:profiles|catalogue|tags|rows)\.ts$/],
  ['board', /\/(?:board|posts)\.ts$/],
  ['notifications', /\/notifications\.ts$/],
  ['files', /\/(?:uploads|videos|serveUpload)\.ts$/],
];
const areaOf = ({ file }: Mutant) => AREAS.find(([, files]) => files.test(file))?.[0] ?? 'shared';

/** Prints the mutants that nothing killed and a table of the areas; returns whether enough were killed. */
export async function runMutants(options: Omit<MutantsOptions, 'onFound'>): Promise<number> {
  const begin = performance.now();
  const { all, found, silent, falseAlarms } = await findMutants({ ...options, onFound: printFound });
  const counting = [...found];
  const alive = counting.filter(([, { outcome }]) => outcome !== 'killed');
  const row = (name: string, of: readonly (readonly [Mutant, Found])[], quiet: readonly Mutant[]) => {
    const count = (wanted: Outcome) => of.filter(([, { outcome }]) => outcome === wanted).length;
    const killed = count('killed');
    const share = of.length === 0 ? '–' : `${((killed / of.length) * 100).toFixed(1)} %`;
    return [name, of.length, killed, count('survived'), count('unreached'), quiet.length, share];
  };
  const isWhole = options.every === 1 && options.only.length === 0;
  const areas = [...AREAS.map(([area]) => area), 'shared'];
  const table = [
    ['', 'counting', 'killed', 'survived', 'unreached', 'silent', 'share'],
    ...areas.map((area) =>
      row(
        area,
        counting.filter(([mutant]) => areaOf(mutant) === area),
        silent.filter((mutant) => areaOf(mutant) === area),
      ),
    ),
    row('all', counting, silent),
  ];
  const lines = [
    '',
    ...alive.map(([mutant, { outcome }]) => describe(outcome, mutant)).sort(),
    ...(isWhole ? staleEntries(all) : []).map((stale) => `names nothing any more: ${stale}`),
    '',
    ...table.map(
      ([name, ...cells]) => String(name).padEnd(14) + cells.map((cell) => String(cell).padStart(11)).join(''),
    ),
    `false alarms: ${falseAlarms.length === 0 ? 'none' : `\n${falseAlarms.join('\n')}`}`,
    `${((performance.now() - begin) / 1_000).toFixed(0)} s`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
  const killed = counting.length - alive.length;
  return falseAlarms.length === 0 && killed >= counting.length * LEAST_SHARE ? 0 : 1;
}

const describe = (outcome: Outcome, { file, line, change }: Mutant) => `${outcome.padEnd(9)} ${file}:${line} ${change}`;

function printFound(mutant: Mutant, { outcome, by, check }: Found, done: number, all: number): void {
  const end = by === null ? '' : ` | ${by} ${check}`;
  process.stdout.write(`${done}/${all} ${describe(outcome, mutant)}${end}\n`);
}
