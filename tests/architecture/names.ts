import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import type { Text } from './citations.ts';

/** What the project's texts name of others, or as an example that it does not have. */
const foreign = new Set([
  // TanStack Virtual, which was tried and not taken.
  'followOnAppend',
  // Settings of orval.
  'useInfinite',
  'useInfiniteQueryParam',
]);

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const isCode = (path: string) => /\.(?:tsx?|m?js)$/.test(path);
const isDocument = (path: string) => path.endsWith('.md');
const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
/** An inner capital, or a constant: one word in lower case or one that begins a sentence may be English. */
const looksLikeName = (word: string) => /[a-z]\d*[A-Z]/.test(word) || isConstant(word);
const isConstant = (word: string) => /^[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z\d]$|^[A-Z]{4,}$/.test(word);

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** All names of browsers and of the language. */
function platformNames(features: Identifier = { ...api, ...javascript.builtins }): string[] {
  return Object.entries(features as Record<string, Identifier>).flatMap(([name, feature]) =>
    name === '__compat' ? [] : [name.replace(/_(?:static|event)$/, ''), ...platformNames(feature)],
  );
}

interface Mention {
  line: number;
  /** As it stands between the backticks. */
  text: string;
}

/** What stands in backticks in the comments of code, or in a document outside of its blocks of code. */
function mentionsIn({ path, source }: Text): Mention[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const prose = isDocument(path)
    ? source.replace(/^```[\s\S]*?^```/gm, blank)
    : [...source.matchAll(comment)].reduce(
        (text, { index, 0: found }) =>
          text + blank(source.slice(text.length, index)) + source.slice(index, index + found.length),
        '',
      );
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(({ index, 1: text = '' }) => ({
    line: prose.slice(0, index).split('\n').length,
    text,
  }));
}

/**
 * Names in backticks that nothing in the project has: a file, or what has the form of a name in code. A constant that
 * its file does not export is known in this file alone.
 * @param paths all files of the repository
 */
export function unknownNames(texts: readonly Text[], paths: readonly string[]): string[] {
  const fileNames = new Set(paths.map((path) => path.split('/').at(-1)));
  const withoutComments = new Map(
    texts.map(({ path, source }) => [path, isCode(path) ? source.replace(comment, ' ') : source]),
  );
  const known = new Set([...platformNames(), ...paths.flatMap(wordsOf), ...foreign]);
  const shared = new Set<string>();
  for (const [path, code] of withoutComments) {
    if (isDocument(path)) continue;
    for (const word of wordsOf(code)) {
      known.add(word);
      if (!isCode(path)) shared.add(word);
    }
    for (const [, name = ''] of code.matchAll(/\bexport const (\w+)|\b(?:process|meta)\.env\.(\w+)/g)) shared.add(name);
  }
  return texts
    .filter(({ path }) => isCode(path) || isDocument(path))
    .flatMap((text) => {
      const own = new Set(isCode(text.path) ? wordsOf(withoutComments.get(text.path) ?? '') : known);
      const isKnown = (word: string) => {
        // Vite gives the variables with this prefix to the code, which asks for some of them without it.
        if (word.startsWith('VITE_')) return known.has(word.slice('VITE_'.length)) || known.has(word);
        return known.has(word) && (!isConstant(word) || own.has(word) || shared.has(word) || foreign.has(word));
      };
      const isUnknown = (mention: string) => {
        if (/^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs)$/.test(mention)) return !fileNames.has(mention);
        if (!/^[A-Za-z_$][\w$.]*(?:\(\))?$/.test(mention)) return false;
        return wordsOf(mention).some((word) => looksLikeName(word) && !isKnown(word));
      };
      return mentionsIn(text)
        .filter((mention) => isUnknown(mention.text))
        .map((mention) => `${text.path}:${mention.line} ${mention.text}: is nowhere in the project`);
    });
}
