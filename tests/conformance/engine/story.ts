import type { Exchange } from './exchange.ts';
import { mask } from './mask.ts';

/** One thing that happened in a case: a call with its answer, or a frame. */
export type Step = { who: string } & (
  | { kind: 'call'; exchange: Exchange }
  | { kind: 'frame'; from: 'kit' | 'server'; text: string }
);

/** A report tells so many of the last steps. */
const MOST_STEPS = 14;
/** So many of them come after the failing one. */
const STEPS_AFTER = 3;
const LONGEST = 160;
const MARK = '   ◀ this one';

/** As the kit spells JSON. */
function respell(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

const shorten = (text: string) => {
  const line = mask(text).replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/**
 * What led to a failure, numbered and in order; calls that only read are counted. The failing call or frame is marked,
 * and what is near it is told.
 */
export function tellStory(steps: readonly Step[], failing: Exchange | string | null): string[] {
  const lines: string[] = [];
  let reads = 0;
  const flush = () => {
    if (reads > 0) lines.push(`   … ${reads} ${reads === 1 ? 'read' : 'reads'}`);
    reads = 0;
  };
  for (const [index, step] of steps.entries()) {
    if (isPlainRead(step, failing)) {
      reads += 1;
      continue;
    }
    flush();
    lines.push(`${String(index + 1).padStart(3)} ${tell(step, failing)}`);
  }
  flush();
  const marked = lines.findIndex((line) => line.endsWith(MARK));
  const end = marked === -1 ? lines.length : Math.min(lines.length, marked + 1 + STEPS_AFTER);
  const start = Math.max(0, end - MOST_STEPS);
  return [
    ...(start > 0 ? [`   … ${start} earlier`] : []),
    ...lines.slice(start, end),
    ...(end < lines.length ? [`   … ${lines.length - end} later`] : []),
  ];
}

function isPlainRead(step: Step, failing: Exchange | string | null): boolean {
  return (
    step.kind === 'call' && step.exchange !== failing && step.exchange.method === 'GET' && step.exchange.status < 400
  );
}

function tell(step: Step, failing: Exchange | string | null): string {
  const mark = (step.kind === 'frame' ? respell(step.text) : step.exchange) === failing ? MARK : '';
  if (step.kind === 'frame') {
    return `${step.who}'s socket ${step.from === 'kit' ? '→' : '←'} ${shorten(step.text)}${mark}`;
  }
  const { method, url, requestBody, status, responseText } = step.exchange;
  const { pathname, search } = new URL(url);
  const sent = requestBody === '' ? '' : ` ${shorten(requestBody)}`;
  return (
    `${step.who} ${method} ${shorten(`${pathname}${search}`)}${sent} → ${status} ${shorten(responseText)}`.trimEnd() +
    mark
  );
}
