import { readFileSync } from 'node:fs';

/** Patterns of the code of journeys that cannot run in chaos mode, each with the reason. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /backend\.faults\(|\.route\(|routeWebSocket\(|proxySocket\(|setOffline\(|closeSockets\(|cachesApp|\bsite\b|cutOff\(/,
    'plans faults of its own',
  ],
  [/clock\.\w+\(/, 'holds the clock, and with it the pauses between tries'],
  [
    /waitForRequest|waitForResponse|waitForEvent\('request|on\('request'|\basked [+=]|\bcalls[.:]/,
    'is about the very calls that are made',
  ],
  [/backend\.emit\(/, 'sends frames that no server would send again'],
  [/expectMemoryBack\(|textsInMemory\(/, 'measures the memory, which takes its own time'],
  [/shiftsOn\(/, 'is about what moves when everything arrives in its usual time'],
  [/spoken\(/, 'hears everything that is said, failures of calls included'],
];

/** Where a journey stands in the code. */
export interface Place {
  file: string;
  /** The line of its `test(`, from 1. */
  line: number;
}

/** Why a journey is left out, null when it is not. */
export function skipReason(place: Place): string | null {
  const code = codeOf(place);
  return reasons.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Whether a journey waits for the sign that somebody types: it is sent once, and no later frame makes up for it. */
export function waitsForTyping(place: Place): boolean {
  return codeOf(place).includes('入力中...');
}

function codeOf({ file, line }: Place): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(line - 1);
  // A journey ends at the first closing line with its own indentation; its steps are indented further.
  const indentation = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
  const end = lines.findIndex((text) => text === `${indentation}});` || text === `${indentation});`);
  return lines.slice(0, end === -1 ? undefined : end + 1).join('\n');
}
