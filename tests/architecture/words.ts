/** A word of this repository's past that a newcomer would not understand, and the usual word for it. */
interface Replacement {
  /** Matched as a whole word, in any case, in identifiers too: `desk` is found in `soundDesk`. */
  word: string;
  use: string;
}

/** Folders whose files must not contain these words. Add a folder once it has been rewritten. */
export const cleanedFolders: readonly string[] = [
  '.storybook/',
  'mocks/adapters/',
  'mocks/panel/',
  'mocks/realtime/',
  'mocks/rest/',
  'mocks/scenarios/',
  'mocks/world/',
  'scripts/',
  'src/',
  'tests/contract/',
  'tests/e2e/',
  'tests/simulation/',
  'tests/support/',
];

const replacements: readonly Replacement[] = [
  { word: 'wish', use: 'optimistic update, or pending status' },
  { word: 'wished', use: 'optimistic, or pending' },
  { word: 'fulfil', use: 'settle' },
  { word: 'fly', use: 'be in flight' },
  { word: 'flight', use: 'in flight, of a request' },
  { word: 'everyone', use: 'profile directory' },
  { word: 'roster', use: 'directory, or index' },
  { word: 'desk', use: 'audio player, or controller' },
  { word: 'stage', use: 'active media, or a noun for what it is' },
  { word: 'shelf', use: 'cache, or list' },
  { word: 'moment', use: 'the time itself, as in `requestedAt`' },
  { word: 'hopes', use: 'callbacks' },
  { word: 'hear', use: 'receive, or subscribe' },
  { word: 'tell', use: 'notify, or report' },
  { word: 'told', use: 'notified, or reported' },
  { word: 'keep', use: 'persist, or store' },
  { word: 'keeper', use: 'persistence' },
  { word: 'believed', use: 'fresh, or applied' },
  { word: 'news', use: 'unseen' },
  { word: 'breath', use: 'tick, or flush' },
  { word: 'eyes', use: 'visible' },
];

/** `LateDialog` is `LazyDialog`; that a response is late is plain English. */
const LATE = /\bLate(?=[A-Z]\w)/;

/** Idioms, which stand in comments only. */
const phrases: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /\btakes? (it |them )?up\b/i, use: 'apply, or resume' },
  { pattern: /\bbefore the eyes\b/i, use: 'visible' },
  { pattern: /\blies over\b/i, use: 'overlays' },
  { pattern: /\bcalls? (it|them) off\b|\bto call it off\b/i, use: 'cancels' },
  { pattern: /\banswers (whether|how|the|a|null|what|false|true)\b/i, use: 'returns' },
  { pattern: /\bas it were\b/i, use: 'nothing' },
];

/** Words that are only figurative as names; in a sentence they are plain English. */
const onlyInNames = new Set(['flight', 'moment', 'keep', 'stage', 'tell', 'told', 'hear', 'fly']);

/** What is generated, or fixed by a document that both sides of the wire share, is not ours to name. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;

/**
 * Finds old words in a file of a cleaned folder: in its name, its identifiers and its comments. Texts are not checked.
 * @param path from the root of the repository
 * @returns a complaint with the replacement for each word, each once
 */
export function oldWords(path: string, source: string): string[] {
  if (!cleanedFolders.some((folder) => path.startsWith(folder))) return [];
  const comments = (source.match(COMMENTS) ?? []).join('\n').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const code = source.replaceAll(COMMENTS, ' ').replaceAll(TEXTS, ' ');
  const names = `${path.slice(path.lastIndexOf('/') + 1)} ${code}`;
  const inNames = wordsOf(names);
  const inComments = new Set(comments.toLowerCase().match(/[a-z]+/g));
  return [
    ...replacements
      .filter(({ word }) => inNames.has(word) || (!onlyInNames.has(word) && inComments.has(word)))
      .map(({ word, use }) => `says "${word}", which is ${use} (docs/glossary.md)`),
    ...(LATE.test(names) ? ['says "Late", which is lazy (docs/glossary.md)'] : []),
    ...phrases.flatMap(({ pattern, use }) => {
      const found = pattern.exec(comments);
      return found === null ? [] : [`says "${found[0]}", which is ${use} (docs/glossary.md)`];
    }),
  ];
}

/** The words that identifiers are made of, in lower case: `soundDesk` and `SOUND_DESK` are `sound` and `desk`. */
function wordsOf(code: string): Set<string> {
  const names = code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const wordsOfHttp = /in_?flight|keep_?alive/gi;
  return new Set(
    names
      .map((name) => name.replaceAll(wordsOfHttp, ''))
      .flatMap((name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [])
      .map((word) => word.toLowerCase()),
  );
}
