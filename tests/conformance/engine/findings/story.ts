import type { Exchange } from '../exchange.ts';
import { isReading, overlap } from './overlap.ts';
import { relevantSteps } from './relevant.ts';
import type { Failing, Step } from './step.ts';
import type { Secrets } from './secrets.ts';
import { visible } from './visible.ts';

export type { Failing, Step };

/** Maximum number of lines of a report; earlier ones are left out. */
const MOST_LINES = 14;
/** Maximum number of lines after the failing one. */
const LINES_AFTER = 3;
/** Maximum number of requests of one kind in a row that are listed; more are only counted. */
const MOST_ALIKE = 2;
const LONGEST = 160;
const LONGEST_OF_FAILING = 600;
const MARK = '   ◀ this one';

/**
 * Returns the steps that led to a failure as numbered lines. Requests that only read, and further ones of one kind, are
 * counted. The failing request or frame is marked, and only steps related to it are listed. Tokens are replaced by
 * numbers, so that equal ones are recognized.
 * @param difference what was expected and received: steps about the resources that it names are listed, too
 */
export function storyLines(steps: readonly Step[], failing: Failing, secrets: Secrets, difference = ''): string[] {
  const lines: string[] = [];
  const tokens = new Map<string, number>();
  /** Number of the steps that are not listed, by what they are. */
  let counted = new Map<string, number>();
  const flush = () => {
    const parts = [...counted].map(([what, count]) => `${count} ${what}`);
    if (parts.length > 0) lines.push(`   … ${parts.join(', ')}`);
    counted = new Map();
  };
  const count = (what: string) => counted.set(what, (counted.get(what) ?? 0) + 1);
  let alike = { kind: '', count: 0 };
  const relevant = relevantSteps(steps, (step) => isMarked(step, failing), difference);
  const properties = [...difference.matchAll(/\b([a-z_]+)"?: ?/g)].map(([, name]) => name ?? '');
  for (const [index, step] of steps.entries()) {
    const isFailing = isMarked(step, failing);
    const kind = kindOf(step);
    if (!isFailing && kind === READ) {
      count(READ);
      continue;
    }
    if (!relevant.has(step)) {
      count(OTHERS);
      continue;
    }
    alike = { kind, count: alike.kind === kind ? alike.count + 1 : 1 };
    if (!isFailing && step.kind === 'call' && alike.count > MOST_ALIKE) {
      count(`more of ${kind}`);
      continue;
    }
    flush();
    const text = textOf(step, isFailing ? LONGEST_OF_FAILING : LONGEST, tokens, secrets, properties);
    const together = steps.findIndex((other) => overlap(other, step));
    const beside = together === -1 ? '' : `   (at the same time as ${together + 1})`;
    lines.push(`${String(index + 1).padStart(3)} ${text}${beside}${isFailing ? MARK : ''}`);
  }
  flush();
  return around(lines);
}

/**
 * Describes the last action that could change something, a request or a frame of the kit, before `frame` arrived if it
 * is given.
 */
export function lastAction(steps: readonly Step[], secrets: Secrets, frame: string | null = null): string {
  const action = stepsBefore(steps, frame).findLast((step) => {
    if (step.kind === 'note') return step.curl === null;
    return step.kind === 'frame' ? step.from === 'kit' : kindOf(step) !== READ;
  });
  return action === undefined
    ? 'the beginning'
    : textOf(action, LONGEST, new Map(), secrets).replace(/ → \d+ .*$/s, '');
}

/**
 * Returns the kit's frame that was sent after the last request that could change something, before `frame` arrived if it
 * is given; null if none was.
 */
export function lastFrame(steps: readonly Step[], frame: string | null = null): { type: string; text: string } | null {
  const action = stepsBefore(steps, frame).findLast((step) =>
    step.kind === 'frame' ? step.from === 'kit' : step.kind === 'call' && kindOf(step) !== READ,
  );
  if (action?.kind !== 'frame') return null;
  const type = typeOf(action.text);
  return type === '' ? null : { type, text: action.text };
}

/** Returns what a case wrote with before a response or a frame: operations and types of the kit's frames, the last first. */
export const actsBefore = (steps: readonly Step[], seen: Exchange | null, frame: string | null = null): string[] =>
  (frame === null ? stepsUntil(steps, seen) : stepsBefore(steps, frame))
    .flatMap((step) => actOf(step)?.name ?? [])
    .toReversed();

/** Returns the last call or frame with which a case wrote; null when there is none, or a socket was opened or closed after it. */
export function lastAct(steps: readonly Step[]): Failing {
  const last = steps.findLast((step) => actOf(step) !== null || (step.kind === 'note' && step.curl === null));
  return last === undefined ? null : (actOf(last)?.failing ?? null);
}

/** Whether the server sent a frame with this text. */
export const wasSent = (steps: readonly Step[], text: string): boolean =>
  steps.some((step) => step.kind === 'frame' && step.from === 'server' && respell(step.text) === text);

function actOf(step: Step): { name: string; failing: Exchange | string } | null {
  if (step.kind === 'call') {
    const { exchange } = step;
    return kindOf(step) === READ ? null : { name: exchange.operation.operationId, failing: exchange };
  }
  if (step.kind !== 'frame' || step.from !== 'kit') return null;
  const name = typeOf(step.text);
  return name === '' || name === 'ping' ? null : { name, failing: respell(step.text) };
}

const typeOf = (frame: string) => /"type"\s*:\s*"(\w+)"/.exec(frame)?.[1] ?? '';

function stepsUntil(steps: readonly Step[], seen: Exchange | null): readonly Step[] {
  const end = steps.findIndex((step) => step.kind === 'call' && step.exchange === seen);
  return end === -1 ? steps : steps.slice(0, end + 1);
}

/** Returns the steps before a frame arrived; a call that was in progress then is one of them, since it may be the cause. */
function stepsBefore(steps: readonly Step[], frame: string | null): readonly Step[] {
  const end = frame === null ? -1 : steps.findIndex((step) => isMarked(step, frame));
  const arrived = steps[end];
  if (arrived === undefined) return steps;
  const at = arrived.kind === 'frame' ? (arrived.at ?? 0) : 0;
  const hadBegun = (step: Step) => step.kind === 'call' && Date.parse(step.exchange.startedAt) <= at;
  return [...steps.slice(0, end), ...steps.slice(end + 1).filter(hadBegun)];
}

function around(lines: readonly string[]): string[] {
  const marked = lines.findIndex((line) => line.endsWith(MARK));
  const end = marked === -1 ? lines.length : Math.min(lines.length, marked + 1 + LINES_AFTER);
  const start = Math.max(0, end - MOST_LINES);
  return [
    ...(start > 0 ? [`   … ${start} earlier`] : []),
    ...lines.slice(start, end),
    ...(end < lines.length ? [`   … ${lines.length - end} later`] : []),
  ];
}

const READ = 'reads';
const OTHERS = 'steps about other things';

function kindOf(step: Step): string {
  if (step.kind !== 'call') return step.kind;
  const { operation, status } = step.exchange;
  return isReading(step.exchange) ? READ : `${operation.operationId} → ${status}`;
}

function isMarked(step: Step, failing: Failing): boolean {
  if (step.kind === 'note') return step.text === failing;
  return (step.kind === 'frame' ? respell(step.text) : step.exchange) === failing;
}

/** Formats JSON as the kit does, so that equal frames are equal texts. */
function respell(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function textOf(
  step: Step,
  longest: number,
  tokens: Map<string, number>,
  secrets: Secrets,
  properties: readonly string[] = [],
): string {
  const shorten = (text: string) => {
    const named = numberTokens(text, tokens, secrets);
    return excerpt(visible(secrets.mask(describePasswords(named))).replaceAll(/\s+/g, ' '), longest, properties);
  };
  if (step.kind === 'note') return `${step.who} ${shorten(step.text)}`;
  if (step.kind === 'frame')
    return `${step.who}'s socket${step.tab === undefined ? '' : ` ${step.tab}`} ${step.from === 'kit' ? '→' : '←'} ${shorten(step.text)}`;
  const { method, url, requestBody, status, responseText } = step.exchange;
  const { pathname, search } = new URL(url);
  const sent = requestBody === '' ? '' : ` ${shorten(requestBody)}`;
  return `${step.who} ${method} ${shorten(`${pathname}${search}`)}${sent} → ${status} ${shorten(responseText)}`.trimEnd();
}

/** Returns the beginning of a long text and, when it does not show one of the JSON properties, the part that does. */
function excerpt(text: string, longest: number, properties: readonly string[]): string {
  if (text.length <= longest) return text;
  const half = Math.floor(longest / 2);
  const places = properties.map((name) => text.indexOf(`"${name}"`));
  const place = Math.min(...places.filter((at) => at !== -1));
  if (place + half < longest || place === Number.POSITIVE_INFINITY) return `${text.slice(0, longest)}…`;
  return `${text.slice(0, half)}…${text.slice(place, place + half)}…`;
}

/** Replaces tokens by numbers, and those of mails by what they were sent for. */
function numberTokens(text: string, tokens: Map<string, number>, { originOf }: Pick<Secrets, 'originOf'>): string {
  return text.replaceAll(
    /("(?:access_token|token)"\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
    (_match, key: string, token: string) => {
      const number = tokens.get(token) ?? tokens.size + 1;
      tokens.set(token, number);
      const origin = originOf(token);
      return `${key}"•••${number}${origin === null ? '' : ` (${origin})`}"`;
    },
  );
}

/** Masks passwords like other secrets, and tells what is special about one that is long, short or beyond ASCII. */
function describePasswords(text: string): string {
  return text.replaceAll(/("(?:new_)?password"\s*:\s*)"((?:[^"\\]|\\.)*)"/g, (whole, key: string, value: string) => {
    if (/^[!-~]{8,32}$/.test(value)) return whole;
    // A lone surrogate or a wrong escape is part of what is tried.
    const length = value.replaceAll(/\\(?:u[\da-f]{4}|.)/gi, 'x').length;
    return `${key}"••• (${length} UTF-16 code units${/[^ -~]|\\u/.test(value) ? ', not all of them ASCII' : ''})"`;
  });
}
