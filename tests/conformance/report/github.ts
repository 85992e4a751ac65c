import type { Failure } from '../engine/findings/failure.ts';
import type { RunResult } from '../engine/run.ts';

/** Returns the findings as commands that GitHub shows as annotations, on the violated lines of the contract. */
export function github({ failures, waived }: RunResult): string {
  return [...failures.map((failure) => annotation('error', failure)), ...waived.map((one) => annotation('notice', one))]
    .map((line) => `${line}\n`)
    .join('');
}

function annotation(level: 'error' | 'notice', failure: Failure): string {
  const { id, rules, source, expected, received, because, also, curl, mend, follows } = failure;
  const [file = '', line = '1'] = source.split(':');
  const text = [
    ...rules.map(({ sentence }) => sentence),
    `expected ${expected}`,
    `got ${received}`,
    ...(also.length === 0 ? [] : [`also ${also.join(', ')}`]),
    ...(follows === null ? [] : [`follows perhaps only from ${follows}`]),
    ...(mend === null ? [] : [mend]),
    ...(because === null ? [] : [`waived because ${because}`]),
    ...(curl === null ? [] : [curl]),
  ].join('\n');
  return `::${level} file=${property(file)},line=${line},title=${property(id)}::${escaped(text)}`;
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
