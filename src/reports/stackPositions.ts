import type { StackPosition } from './reportFormat.ts';

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
export function reportPosition({ file, line, column }: StackPosition, files: ReadonlySet<string>): StackPosition[] {
  return files.has(file) ? [{ file: new URL(file).pathname, line, column }] : [];
}
