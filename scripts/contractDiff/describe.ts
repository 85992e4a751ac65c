import type { Comparison } from './compareEditions.ts';
import type { Difference } from './differences.ts';
import { type DocumentName, documentNames, type Edition, treeAt } from './documents.ts';

/** Maximum number of uses that are named; more are only counted. */
const MOST_USES = 3;

const groups: readonly (readonly [title: string, breaks: string])[] = [
  ['Breaks clients and servers', 'clients,servers'],
  ['Breaks clients', 'clients'],
  ['Breaks servers', 'servers'],
  ['Breaks nobody', ''],
];

/** Returns which part of the version has to be increased (docs/contract-changes.md). */
export function stepOf({ differences, texts }: Comparison): 'major' | 'minor' | 'patch' | 'none' {
  if (differences.some(({ breaks }) => breaks.includes('clients'))) return 'major';
  if (differences.length > 0) return 'minor';
  return texts.length > 0 ? 'patch' : 'none';
}

/** Formats the comparison as the lines that `npm run contract:diff` prints. */
export function describe(older: Edition, newer: Edition, comparison: Comparison): string {
  const version = (edition: Edition, name: DocumentName) => String(treeAt(edition[name], 'info').version);
  const lines = [
    ...documentNames.map((name) => `${name}: ${version(older, name)} → ${version(newer, name)}`),
    ...groups.flatMap(([title, breaks]) => {
      const found = comparison.differences.filter((one) => one.breaks.join(',') === breaks);
      return found.length === 0 ? [] : ['', title, ...found.map((one) => `  ${describeOne(one)}`)];
    }),
    ...(comparison.texts.length === 0 ? [] : ['', 'To be read']),
    ...comparison.texts.flatMap(({ where, removed, added }) => [
      `  ${where}`,
      ...removed.map((sentence) => `    - ${sentence}`),
      ...added.map((sentence) => `    + ${sentence}`),
    ]),
    '',
    `The version has to move by: ${stepOf(comparison)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function describeOne({ where, what, uses }: Difference): string {
  if (uses.length === 0) return `${where}: ${what}`;
  const named = uses.length > MOST_USES ? `${uses.length} operations and frames` : uses.join(', ');
  return `${where}: ${what} (${named})`;
}
