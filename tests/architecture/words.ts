import { parseSync } from 'vite';
import { type SyntaxNode, visit } from './sourceFile.ts';

/** A word that a newcomer would not understand, and the usual word for it. */
interface Replacement {
  pattern: RegExp;
  use: string;
}

/**
 * Stems of words that names must not have: each is compared with the whole parts of a name, so that the stem hold is
 * found in isHolding and HOLDER, and not in threshold or placeholder.
 */
const inNames: readonly Replacement[] = [
  { pattern: /^wish/, use: 'optimistic update, or pending status' },
  { pattern: /^fulfils?$/, use: 'settle' },
  { pattern: /^(?:fly|flies|flying|flew|flight)/, use: 'in flight, of a request' },
  { pattern: /^everyone/, use: 'profile directory' },
  { pattern: /^roster/, use: 'directory, or index' },
  { pattern: /^desks?$/, use: 'audio player, or controller' },
  { pattern: /^stages?$/, use: 'active media, or a noun for what it is' },
  { pattern: /^shel(?:f|ves)/, use: 'cache, or list' },
  { pattern: /^moments?$/, use: 'the time itself, as in `requestedAt`' },
  { pattern: /^hop(?:es?|ing)$/, use: 'callbacks' },
  { pattern: /^(?:un)?hear(?:s|d|ing)?$/, use: 'receive, or subscribe' },
  { pattern: /^(?:un)?t(?:ell|old)/, use: 'notify, or report' },
  { pattern: /^(?:un)?(?:keep|kept)/, use: 'persist, store or remain' },
  { pattern: /^(?:un)?h(?:old|eld)/, use: 'own, contain, lock or press' },
  { pattern: /^believ/, use: 'fresh, or applied' },
  { pattern: /^news$/, use: 'unseen' },
  { pattern: /^breath/, use: 'tick, flush or pulse' },
  { pattern: /^eyes$/, use: 'visible' },
  { pattern: /^sights?$/, use: 'visible, or in view' },
  { pattern: /^deeds?$/, use: 'action, or request' },
  { pattern: /^laws?$/, use: 'invariant' },
  { pattern: /^(?:crowd|multitude)/, use: 'many users' },
  { pattern: /^(?:glimpse|weighs?$|weighed$)/, use: 'snapshot, or measure' },
  { pattern: /^companion/, use: 'the other user, or second' },
  { pattern: /^trouble/, use: 'error, or failure' },
  { pattern: /^hands$/, use: 'what is passed in, as in `options`' },
  { pattern: /^strangers?$/, use: 'other user, or unknown' },
  { pattern: /^(?:errand|fate|verdict|judge)/, use: 'task, outcome, result or check' },
  { pattern: /^(?:doors?|knocks?|wander)$/, use: 'proxy, request or move' },
  { pattern: /^(?:doomed|thief|heirs?|rivals?|admirers?|innocents?|culprits?|accuse)/, use: 'what is done to it' },
  { pattern: /^(?:befriend|bystander|disguise|unsaid)/, use: 'match, other user, encoding or not sent' },
  { pattern: /^switchboard/, use: 'switches' },
];

/** Names whose dependencies are called `ports` (docs/glossary.md); the World is the state of the fake backend. */
const inSource: readonly Replacement[] = [{ pattern: /^world$/, use: 'ports' }];

/** Names that others have given: of HTTP, of platforms and libraries, and of a setting of the web server. */
const ofOthers = /in_?flight|keep_?alive|^KEPT_ASSETS$/gi;

/** `LateDialog` is `LazyDialog`; that a response is late is plain English. */
const LATE = /(?<![A-Za-z])Late(?=[A-Z])/;

/** Metaphors and riddles in comments, texts and documents. Most words above are plain English in a sentence. */
const inProse: readonly Replacement[] = [
  { pattern: /\bwish(?:es|ed)?\b/i, use: 'optimistic, pending, or prefer' },
  { pattern: /\bfulfil/i, use: 'settle' },
  { pattern: /\b(?:everyone|roster|shel(?:f|ves)|hopes|keepers?|multitudes?)\b/i, use: 'the noun for what it is' },
  { pattern: /\bdesk\b/i, use: 'audio player, controller or desktop' },
  { pattern: /\bbeliev/i, use: 'fresh, or applied' },
  { pattern: /\bnews\b(?!letter)/i, use: 'unseen' },
  { pattern: /\bbreath/i, use: 'tick, or flush' },
  { pattern: /\beyes\b/i, use: 'visible' },
  { pattern: /\btakes? (?:it |them )?up\b|\btaken up\b/i, use: 'apply, or resume' },
  { pattern: /\blies over\b/i, use: 'overlays' },
  { pattern: /\bcall(?:s|ed|ing)? (?:(?:it|them) )?off\b/i, use: 'cancel' },
  { pattern: /\banswers (?:whether|how|the|null|what|false|true)\b/i, use: 'returns' },
  { pattern: /\bas it were\b/i, use: 'nothing' },
  {
    pattern: /\bhears? (?:its?|their|the|of|that|how|who|no|nothing)\b|\bheard (?:of|nothing)\b|\bnot heard\b/i,
    use: 'receives',
  },
  { pattern: /\b(?:is|was|are) ill\b/i, use: 'fails' },
  {
    pattern: /(?<![.\w])(?:strangers?|companions?|errands?|troubles?|crowds?|deeds?)\b/i,
    use: 'other users, tasks, errors',
  },
  { pattern: /\bwears?\b|\bsheet of paper\b|\bthe one who looks\b/i, use: 'a full sentence about what it does' },
  { pattern: /\bdead (?:tokens?|sessions?)\b|\btokens? (?:that )?(?:is dead|dead|dies|died)\b/i, use: 'invalid' },
  { pattern: /\blaw(?=\.\w)/, use: 'invariant' },
];

/** Exceptions, by file or folder: names of platforms and of the catalogue, and what is public. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The locks that `navigator.locks.query()` returns.
  'src/app/alerts/': ['held'],
  'src/features/board/recording/takeStore.ts': ['held'],
  // A genre of the catalogue.
  'src/tags/tagReadings.ts': ['world'],
  // A sentence of the contract.
  'openapi.yaml': ['answers how'],
};

export interface Complaint {
  path: string;
  line: number;
  word: string;
  use: string;
}

interface Said {
  text: string;
  /** Offset in the source. */
  start: number;
}

/**
 * Finds words that a newcomer would not understand: in the path of a file, in identifiers, comments and texts of code,
 * and in documents outside of their blocks of code.
 * @param path from the root of the repository
 */
export function oldWords(path: string, source: string): Complaint[] {
  const { names, prose } = isCode(path) ? partsOf(path, source) : { names: [], prose: [withoutCode(source)] };
  const refused = path.startsWith('src/') ? [...inNames, ...inSource] : inNames;
  const complaint = (word: string, start: number, use: string): Complaint => ({
    path,
    line: source.slice(0, start).split('\n').length,
    word,
    use,
  });
  return [
    ...[{ text: path.replaceAll(/\W/g, '_'), start: 0 }, ...names].flatMap(({ text, start }) => [
      ...wordsOf(text).flatMap((word) =>
        refused.flatMap(({ pattern, use }) => (pattern.test(word) ? [complaint(word, start, use)] : [])),
      ),
      ...(LATE.test(text) ? [complaint('Late', start, 'lazy')] : []),
    ]),
    ...prose.flatMap(({ text, start }) =>
      inProse.flatMap(({ pattern, use }) => {
        const found = overLines(pattern).exec(text);
        return found === null ? [] : [complaint(found[0].replaceAll(/\s+/g, ' '), start + found.index, use)];
      }),
    ),
  ];
}

const isCode = (path: string) => /\.(?:tsx?|m?js)$/.test(path);

function partsOf(path: string, source: string): { names: Said[]; prose: Said[] } {
  const { program, comments } = parseSync(path, source);
  const names = new Map<string, Said>();
  const prose: Said[] = comments.map(({ value, start }) => ({ text: onOneLine(value), start }));
  visit(program as unknown as SyntaxNode, ({ type, start, name, value }) => {
    if (type.endsWith('Identifier') && typeof name === 'string' && !names.has(name))
      names.set(name, { text: name, start });
    if (/^(?:Literal|JSXText)$/.test(type) && typeof value === 'string') prose.push({ text: value, start });
    if (type === 'TemplateElement') prose.push({ text: (value as { raw: string }).raw, start });
  });
  return { names: [...names.values()], prose };
}

/** The pattern with any white space for each blank: a phrase may be broken over lines. */
function overLines({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll(' ', String.raw`\s+`), flags);
}

/** Line breaks and the stars of a comment become blanks, each character at its place. */
function onOneLine(text: string): string {
  return text.replaceAll(/\n[ \t]*\*?/g, (gap) => ' '.repeat(gap.length));
}

/** Blocks of code of a document become blanks, each character at its place. */
function withoutCode(source: string): Said {
  return {
    text: source.replaceAll(/^```[\s\S]*?^```/gm, (code) => ' '.repeat(code.length)),
    start: 0,
  };
}

/** The words that a name is made of, in lower case: `soundDesk` and `SOUND_DESK` are `sound` and `desk`. */
function wordsOf(name: string): string[] {
  const parts = name.replaceAll(ofOthers, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}
