import type { Failure } from './failure.ts';

/** A finding, with the operation or frame of the last write before it. */
interface Found {
  check: string;
  subject: string;
  caseId: string;
  expected: string;
  lastWrite: string | null;
}

/** Matches the check that a write has done what it must, and nothing else. */
const OF_WRITES = /^(?:change|events)\./;
/** Matches the checks of the shape of what a server sends. */
const OF_SHAPES = /^(?:http\.body|socket\.frame)$/;

/** Returns the names of properties in a text, as the kit writes them: `likes_count: 3`, `"likes_count":3`, `/0/likes_count must`. */
const propertiesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/([a-z][a-z_]+)(?:"?:|'| must\b)/g)].map(([, name = '']) => name));

/** Returns the recorded failure of which a finding may be only a consequence; undefined when there is none. */
export function causeOf(failures: readonly Failure[], found: Found): Failure | undefined {
  const own = propertiesIn(found.expected);
  const sharesProperty = ({ expected }: Failure) => [...propertiesIn(expected)].some((name) => own.has(name));
  return failures.find((failure) => {
    const isOfSubject = failure.subject === found.subject || failure.also.includes(found.subject);
    // What has the wrong shape has the wrong value, too.
    if (OF_SHAPES.test(failure.check) && !OF_SHAPES.test(found.check)) return isOfSubject && sharesProperty(failure);
    // What a write did not do is missing wherever it is read.
    if (OF_WRITES.test(failure.check) && !OF_WRITES.test(found.check))
      return failure.subject === found.lastWrite && sharesProperty(failure);
    // Of one case that goes on after a wrong answer, the next step relies on that answer.
    return failure.caseId === found.caseId && failure.check.startsWith('http.') && isOfSubject;
  });
}

/** Prefixes of checks by what a fault means for people, the gravest first: nothing works, no secret is safe, … */
const GRAVITY: readonly RegExp[] = [
  /^(?:http\.(?:answer|limited|redirect|cors)|origin|auth\.(?:mail|register|verify|login)|socket\.open)\b/,
  /^(?:auth|http\.(?:secret|trace)|socket\.(?:handshake|leak|outsider|revoked|typingLeak)|likes\.leak|\w+\.(?:owner|others|foreign\w*))\b/,
  /^(?:http\.(?:body|media|status|empty)|socket\.frame|rule)\b/,
  /^(?!form|texts|limits|query|http|files\.(?:range|ifRange|head|odd|accepts|empty))/,
];

/** Matches the ids of cases about single values and spellings, which people seldom meet. */
const OF_FORM = /^(?:form|texts|limits|query)\./;

const gravityOf = ({ check, caseId, received }: Failure): number => {
  if (check === 'http.status' && OF_FORM.test(caseId) && !received.startsWith('5')) return GRAVITY.length;
  const rank = GRAVITY.findIndex((pattern) => pattern.test(check));
  return rank === -1 ? GRAVITY.length : rank;
};

/** Returns failures in the order in which they are to be mended: the gravest first, and each before what follows from it. */
export function byWeight(failures: readonly Failure[]): Failure[] {
  const ids = new Set(failures.map(({ id }) => id));
  const isRoot = ({ follows }: Failure) => follows === null || !ids.has(follows);
  const roots = failures.filter(isRoot);
  // A fault of many operations comes before one of a few.
  const sorted = roots.toSorted((a, b) => gravityOf(a) - gravityOf(b) || b.also.length - a.also.length);
  return sorted.flatMap((root) => [root, ...failures.filter(({ follows }) => follows === root.id)]);
}
