/**
 * Replaces text in a generated file. The generator's next version may format differently, and an edit without a match
 * would silently lose a rule of the contract, so every edit states how often it has to match.
 * @param what names the operation, schema or file in the error
 * @throws when the number of matches differs
 */
export function editGenerated(
  source: string,
  what: string,
  { find, replace, times }: { find: RegExp | string; replace: (match: RegExpExecArray) => string; times: number },
): string {
  const pattern =
    typeof find === 'string' ? new RegExp(escaped(find), 'g') : new RegExp(find, find.flags.replace('g', '') + 'g');
  const matches = [...source.matchAll(pattern)];
  if (matches.length !== times) {
    throw new Error(`${what}: ${pattern} matches ${matches.length} times in the generated code, expected ${times}`);
  }
  let end = 0;
  const parts: string[] = [];
  for (const match of matches) {
    parts.push(source.slice(end, match.index), replace(match));
    end = match.index + match[0].length;
  }
  return parts.join('') + source.slice(end);
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
