import type { Exchange } from '../exchange.ts';
import type { Step } from './step.ts';

/** So many of the last steps that change something are shown whatever they are about. */
const ALWAYS = 2;

/**
 * Of the steps that led to a failure those that have to do with it: what made, changed or named the things that the
 * failing step names, and what was done right before it. Nothing is sent again for it.
 */
export function relevantSteps(steps: readonly Step[], isFailing: (step: Step) => boolean): Set<Step> {
  const index = steps.findIndex((step) => isFailing(step));
  const end = index === -1 ? steps.length - 1 : index;
  const relevant = new Set(steps.slice(end));
  const before = steps.slice(0, end);
  const made = new Set(before.flatMap(madeBy));
  const last = steps[end];
  const names = new Set(last === undefined ? [] : namesIn(last, made));
  let always = ALWAYS;
  for (const step of before.toReversed()) {
    if (!changes(step)) continue;
    const own = [...madeBy(step), ...namesIn(step, made)];
    const isNear = always > 0;
    if (!isNear && !own.some((name) => names.has(name)) && !isTalk(step, relevant)) continue;
    if (isNear) always -= 1;
    relevant.add(step);
    for (const name of own) names.add(name);
  }
  return relevant;
}

const changes = (step: Step) => step.kind !== 'call' || step.exchange.method !== 'GET';

/** The sockets on which frames that are shown came or went. */
const isTalk = (step: Step, relevant: ReadonlySet<Step>) =>
  step.kind === 'note' &&
  step.curl === null &&
  [...relevant].some((other) => other.kind === 'frame' && other.who === step.who);

/** The ids of what a call made. */
function madeBy(step: Step): string[] {
  if (step.kind !== 'call' || step.exchange.method !== 'POST' || step.exchange.status >= 300) return [];
  const { id, data } = Object(step.exchange.json) as { id?: unknown; data?: { id?: unknown } };
  return [id, data?.id].filter((one) => typeof one === 'string');
}

/** What a step is about: the thing in its address, and what was made in the story and is named in it. */
function namesIn(step: Step, made: ReadonlySet<string>): string[] {
  if (step.kind === 'note') return [...made].filter((id) => step.text.includes(id));
  if (step.kind === 'frame') return [...made].filter((id) => step.text.includes(JSON.stringify(id)));
  const { operation, requestBody } = step.exchange;
  const path = operation.path.includes('{id}') ? [idInAddress(step.exchange)] : [];
  return [...path, ...[...made].filter((id) => requestBody.includes(id))];
}

/** The part of an address that stands for an id. */
function idInAddress({ url, operation }: Exchange): string {
  const parts = new URL(url).pathname.split('/');
  return decodeURIComponent(parts[operation.path.split('/').indexOf('{id}')] ?? '');
}
