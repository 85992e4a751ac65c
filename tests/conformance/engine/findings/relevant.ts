import type { Exchange } from '../exchange.ts';
import type { Step } from './step.ts';

/** Number of the last writes before a failure that are always shown. */
const ALWAYS = 6;

/**
 * Returns the steps that are related to a failure: those that created, changed or named the resources of the failing
 * step or of the text `difference`, the last writes before it, and the accounts that were deleted. Sends no
 * request.
 */
export function relevantSteps(
  steps: readonly Step[],
  isFailing: (step: Step) => boolean,
  difference: string,
): Set<Step> {
  const index = steps.findIndex((step) => isFailing(step));
  const end = index === -1 ? steps.length - 1 : index;
  const relevant = new Set(steps.slice(end));
  const before = steps.slice(0, end);
  const made = new Set(before.flatMap(madeBy));
  const last = steps[end];
  const names = new Set(last === undefined ? [] : namesIn(last, made));
  for (const id of made) if (difference.includes(JSON.stringify(id))) names.add(id);
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
  for (const step of before) if (deletesAccount(step) || isSentBeforeFrame(step, last)) relevant.add(step);
  return relevant;
}

const changes = (step: Step) => step.kind !== 'call' || step.exchange.method !== 'GET';

/** Whether a step deleted an account, which changes what others see of the person everywhere. */
const deletesAccount = (step: Step) =>
  step.kind === 'call' && step.exchange.operation.operationId === 'deleteAccount' && step.exchange.status < 300;

/** Whether a step is a frame of the kit, and the failing one is a frame, too: any of them may be its cause. */
const isSentBeforeFrame = (step: Step, failing: Step | undefined) =>
  step.kind === 'frame' && step.from === 'kit' && failing?.kind === 'frame';

/** Whether a step opened, closed or lost the socket of a frame that is shown. */
const isTalk = (step: Step, relevant: ReadonlySet<Step>) =>
  step.kind === 'note' &&
  step.curl === null &&
  [...relevant].some((other) => other.kind === 'frame' && other.who === step.who);

/** Returns the ids of the resources that a request created. */
function madeBy(step: Step): string[] {
  if (step.kind !== 'call' || step.exchange.method !== 'POST' || step.exchange.status >= 300) return [];
  const { id, data } = Object(step.exchange.json) as { id?: unknown; data?: { id?: unknown } };
  return [id, data?.id].filter((one) => typeof one === 'string');
}

/** Returns the ids that a step contains: the one in its URL, and those of resources that earlier steps created. */
function namesIn(step: Step, made: ReadonlySet<string>): string[] {
  if (step.kind === 'note') return [...made].filter((id) => step.text.includes(id));
  if (step.kind === 'frame') return [...made].filter((id) => step.text.includes(JSON.stringify(id)));
  const { operation, requestBody } = step.exchange;
  const path = operation.path.includes('{id}') ? [idInAddress(step.exchange)] : [];
  return [...path, ...[...made].filter((id) => requestBody.includes(id))];
}

/** Returns the id in the URL's path. */
function idInAddress({ url, operation }: Exchange): string {
  const parts = new URL(url).pathname.split('/');
  return decodeURIComponent(parts[operation.path.split('/').indexOf('{id}')] ?? '');
}
