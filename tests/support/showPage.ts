import { afterEach } from 'vitest';
import { utils } from 'vitest/browser';

// A setup file: adds what was on the page to the error of a failed test.

const MAX_LINES = 40;
const MAX_LENGTH = 120;
/** A role without a name or a text, a property such as the address of a link, an option that is not selected. */
const SAYS_NOTHING = /^\s*- (?:\/\w+: .*|\w+:?|option ".*(?<!\[selected\]))$/;

/** Returns the roles, names and texts of what is on the page, one a line, shortened. */
export function outlineOf(page: Element): string {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  const lines = renderAriaTree(generateAriaTree(page))
    .split('\n')
    .filter((line) => line !== '' && !SAYS_NOTHING.test(line))
    .map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line));
  if (lines.length === 0) return 'nothing';
  const left = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(left > 0 ? [`… ${left} more`] : [])].join('\n');
}

afterEach(({ task }) => {
  const error = task.result?.errors?.at(-1);
  if (error !== undefined) error.message += `\n\nOn the page:\n${outlineOf(document.body)}`;
});
