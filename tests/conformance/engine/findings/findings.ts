import { mendOf } from '../../checks/mends.ts';
import type { Contract } from '../../contract/contract.ts';
import { blamedFor, sentencesFor } from './brokenRules.ts';
import type { Exchange } from '../exchange.ts';
import type { Failure } from './failure.ts';
import type { Secrets } from './secrets.ts';
import { repeat } from './overlap.ts';
import { causeOf } from './consequence.ts';
import { actsBefore, lastAct, lastFrame, type Step, storyLines, wasSent } from './story.ts';
import { visible } from './visible.ts';

/** Checks that find one cause at many operations: it is reported once, with the names of the others. */
const SWEEPING =
  /^(?:http|auth\.token|rule\.absent|form|socket\.frame|origin|files\.(?:range|ifRange|type|nosniff|sandbox|cors))/;

/** A violation that a check has found. */
export interface Finding {
  check: string;
  /** Operation or event. */
  subject: string;
  expected: string;
  received: string;
  seen: Exchange | null;
  mend?: string | null;
}

/** The case during which something is found; several cases may run at the same time. */
export interface RunningCase {
  id: string;
  title: string;
  /** The one status that its calls have to get; null where it is about more. */
  status: number | null;
  /** Ids of the sentences that a wrong status breaks: see `Case`. */
  rules: readonly string[];
  /** Whether a finding was reported during the case. */
  isFaulty: boolean;
  /** Ids of failures of other cases that it shows, too. */
  sameAs: Set<string>;
}

/** Collects the failures of a run, each cause once. */
export class Findings {
  readonly failures: Failure[] = [];
  /** Failures of checks that are waived. */
  readonly waived: Failure[] = [];
  private readonly contract: Contract;
  private readonly secrets: Secrets;
  private readonly reasons: ReadonlyMap<string, string>;
  private readonly faultyExchanges = new WeakSet<Exchange>();

  /** @param reasons why a check is waived, by its id */
  constructor(contract: Contract, secrets: Secrets, reasons: ReadonlyMap<string, string>) {
    this.contract = contract;
    this.secrets = secrets;
    this.reasons = reasons;
  }

  /** Records a failure, or adds it to a recorded one with the same cause. `steps` are those of the case so far. */
  report(
    { check, subject: found, expected: demanded, received: answered, seen, mend = null }: Finding,
    steps: readonly Step[],
    running: RunningCase,
  ): void {
    // An event that should not have come was received; what the kit did after it is not its cause.
    const unwanted = wasSent(steps, answered) ? answered : null;
    const acts = actsBefore(steps, seen, unwanted);
    const subject = blamedFor(this.contract, { check, subject: found, acts });
    const received = subject === found ? answered : `${answered}, as ${found} answers afterwards`;
    const isNamed = check === 'http.status' && running.status !== null;
    const expected = isNamed ? `${running.status}; documented is ${demanded}` : demanded;
    if (check !== 'http.cors') running.isFaulty = true;
    // A response that violates a check of every exchange is not reported again for what its case expected of it.
    if (seen !== null && !check.startsWith('http.') && this.faultyExchanges.has(seen)) return;
    // A wrong CORS header does not affect what a case reads, so its other findings still count.
    if (seen !== null && check !== 'http.cors') this.faultyExchanges.add(seen);
    const because = this.reasons.get(check) ?? null;
    const known = because === null ? this.failures : this.waived;
    const same = known.find(
      (failure) =>
        (failure.subject === subject && (failure.check === check || isUnchecked(failure, { expected, received }))) ||
        isAlike(failure, { check, expected, received, mend, caseId: running.id }),
    );
    if (same !== undefined) {
      const other = same.subject === subject ? running.id : subject;
      if (other !== same.caseId && !same.also.includes(other)) same.also.push(other);
      if (because === null && same.caseId !== running.id) running.sameAs.add(same.id);
      return;
    }
    const line = this.contract.operations.get(subject)?.line;
    const sent = this.contract.clientFrames.get(subject);
    const frame = this.contract.serverFrames.get(subject)?.line ?? sent?.line;
    const acted = lastFrame(steps, unwanted);
    const read = seen?.operation.operationId;
    const own = running.rules;
    const rules = sentencesFor(this.contract, { check, subject, expected, received, acts, read, own });
    // An event that did not come, or came wrong, belongs to what should have caused it.
    const isOfEvent = seen === null && check !== 'socket.frame' && this.contract.serverFrames.has(subject);
    const failing =
      seen ?? unwanted ?? (isOfEvent ? lastAct(steps) : sent === undefined ? null : (acted?.text ?? null));
    const place = line === undefined ? `asyncapi.yaml:${frame ?? 1}` : `openapi.yaml:${line}`;
    // A finding about a file belongs to the last request for it, and not to its upload.
    const last = steps.at(-1);
    const note = last?.kind === 'note' && last.curl !== null ? last : null;
    const cause = causeOf(known, { check, subject, expected, caseId: running.id, lastWrite: acts[0] ?? null });
    known.push({
      follows: cause?.follows ?? cause?.id ?? null,
      id: `${check}/${subject}/${running.id}`,
      check,
      subject,
      caseId: running.id,
      title: running.title,
      rules: rules.map(({ id, sentence, source }) => ({ id, sentence, source })),
      story: storyLines(steps, note?.text ?? failing, this.secrets, `${expected} ${received}`),
      expected: visible(this.secrets.maskTruncated(expected)),
      received: visible(this.secrets.maskTruncated(received)),
      source: rules[0]?.source ?? place,
      curl:
        note?.curl ?? (failing === null || typeof failing === 'string' ? null : repeat(failing, steps, this.secrets)),
      mend: mend ?? mendOf(check),
      because,
      also: [],
    });
  }
}

const isSuccess = (status: string) => /^2\d\d$/.test(status);

/**
 * Whether an operation gives one and the same answer to requests that it must refuse for different reasons: then it
 * looks at none of them.
 */
const isUnchecked = (failure: Failure, { expected, received }: Pick<Failure, 'expected' | 'received'>): boolean =>
  [failure.expected, expected].every((status) => /^4\d\d$/.test(status)) &&
  isSuccess(received.slice(0, 3)) &&
  failure.received === received;

type Brief = Pick<Failure, 'check' | 'caseId' | 'expected' | 'received'>;

/**
 * Returns what is the same in all findings of one fault, wherever it is found: how a body was broken, whatever each
 * operation answers to it, or in which way a text is not stored as it must be. Null for other checks.
 */
function faultOf({ check, caseId, expected, received }: Brief): string | null {
  // What an operation answers in place of a 422, whatever else it documents.
  if (check === 'http.status') return caseId.startsWith('form.') ? received.slice(0, 3) : null;
  if (check === 'texts.white') return expected.includes(': null after') ? 'blank' : 'trimmed';
  if (check === 'files.empty' || check === 'files.accepts') return expected.replace(/^\d+ /, '');
  // `form.logIn.body.utf8.byte`: the bytes of a whole body, and not of a field of one operation.
  return check.startsWith('form.')
    ? (/^form\.\w+\.(body\.(?:utf8|utf16|json|list|deep|media))\b/.exec(caseId)?.[1] ?? null)
    : null;
}

/**
 * Whether a recorded failure of another operation has the same cause: the same expectation and the same kind of
 * response.
 */
function isAlike(
  failure: Failure,
  found: Pick<Failure, 'check' | 'expected' | 'received' | 'mend' | 'caseId'>,
): boolean {
  const { check, expected, received, mend } = found;
  const kind = (text: string) => text.slice(0, 3);
  const isSame = failure.expected === expected && kind(failure.received) === kind(received);
  // A server that confuses 401 and 403 does so everywhere.
  if (expected === '401') return isSame;
  if (mend !== null && failure.mend === mend) return true;
  const fault = faultOf(found);
  if (fault !== null && failure.check === check && fault === faultOf(failure)) return true;
  // A server that loses characters loses them everywhere.
  if (check === 'texts.same' && failure.check === check) return true;
  // What one operation does not find is missing for the others, too.
  if (received.startsWith('404') && failure.received === received && isSuccess(expected) && isSuccess(failure.expected))
    return true;
  return failure.check === check && SWEEPING.test(check) && (isSame || failure.received === received);
}
