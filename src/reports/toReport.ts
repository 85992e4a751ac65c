import type { Incident } from '../lib/incidents/incidents.ts';
import type { ReportEvent, StackPosition } from './reportFormat.ts';

/** The route and the loaded files of the page. */
interface PageFacts {
  route: string;
  /** The URLs of the build's files that the page has loaded. */
  files: ReadonlySet<string>;
}

/**
 * Makes a report of an incident. A report is put together from closed lists (routes, files of the build, classes of
 * errors, names and rules of the contract) and from numbers, so that it can contain nothing that a person has entered
 * and nothing that a server has sent.
 */
export async function toReport(incident: Incident, { route, files }: PageFacts): Promise<ReportEvent> {
  switch (incident.kind) {
    case 'crash': {
      const { where, error, position } = incident;
      const stack = stackPositions(error, files);
      const fallback = position === undefined ? [] : reportPosition(position, files);
      return { kind: 'crash', where, name: errorName(error), stack: stack.length > 0 ? stack : fallback, route };
    }
    case 'answer': {
      const { answerViolations } = await import('./violations.ts');
      return {
        kind: 'contract',
        ...answerViolations(incident.method, incident.url, incident.status, incident.body),
        route,
      };
    }
    case 'frame': {
      const { frameViolations } = await import('./violations.ts');
      return { kind: 'contract', ...frameViolations(incident.frame), route };
    }
    case 'socket': {
      return { kind: 'socket', attempt: incident.attempt, isLast: incident.isLast, route };
    }
  }
}

const MAX_POSITIONS = 10;
/** Matches the end of a line of a stack, in all browsers: `…/assets/app-1a2b3c.js:1:2345`, in brackets or not. */
const POSITION = /:(\d{1,6}):(\d{1,6})\)?$/;

/**
 * Returns, for a crash report, the positions in files of the build that a stack names; functions, other files and all
 * else are left out.
 * @param files the URLs of the build's files
 */
export function stackPositions(error: unknown, files: ReadonlySet<string>): StackPosition[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  return withoutMessage(error.stack, error.message)
    .split('\n')
    .flatMap((line) => positionIn(line, files))
    .slice(0, MAX_POSITIONS);
}

/** Removes the message, with which some browsers begin the stack, because it may contain personal data. */
function withoutMessage(stack: string, message: unknown): string {
  if (typeof message !== 'string' || message === '') return stack;
  const at = stack.indexOf(message);
  return at === -1 ? stack : stack.slice(at + message.length);
}

function positionIn(line: string, files: ReadonlySet<string>): StackPosition[] {
  const match = POSITION.exec(line.trimEnd());
  if (match === null) return [];
  const start = line.lastIndexOf('http', match.index);
  return reportPosition(
    { file: line.slice(start, match.index), line: Number(match[1]), column: Number(match[2]) },
    files,
  );
}

/** Returns the position with the path of its file, or nothing when the file is not one of the build's. */
function reportPosition({ file, line, column }: StackPosition, files: ReadonlySet<string>): StackPosition[] {
  return files.has(file) ? [{ file: new URL(file).pathname, line, column }] : [];
}

/** The classes of errors that the language, the platform and the app define. */
const errorNames: ReadonlySet<string> = new Set([
  'AggregateError',
  'ApiError',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  // DOMException
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidModificationError',
  'InvalidNodeTypeError',
  'InvalidStateError',
  'NamespaceError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
]);

/**
 * Returns the class of a thrown value for a crash report; `Error` for a name that is not listed, since it may contain
 * personal data.
 */
export function errorName(error: unknown): string {
  const name: unknown = error instanceof Error ? error.name : '';
  return typeof name === 'string' && errorNames.has(name) ? name : 'Error';
}
