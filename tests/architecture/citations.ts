/**
 * What a text cites. A citation has one of these forms, which may be broken over the lines of a comment:
 * - the word and ids: `rule M12`, `rules P2, P3 and P16`, `Rules C4 to C7`;
 * - brackets that begin with ids: `(M12)`, `(RT35, M5)`, `(G1: the formula goes no lower)`;
 * - a title or a comment that begins with ids: `'F7, L11: a status without a call'`;
 * - `RT20`, wherever it stands: nothing else is written so;
 * - a document and ids of it: `docs/rules/likes.md L1`;
 * - a document and a heading of it: `docs/decisions.md, "One cache a session"`; `…` stands for the rest of a heading;
 * - a document: any name that ends in `.md`.
 */
export interface Text {
  path: string;
  source: string;
}

interface Found {
  line: number;
  /** As it was written, on one line. */
  text: string;
}

interface Citations {
  ids: (Found & { id: string; document: string | null })[];
  documents: (Found & { name: string })[];
  headings: (Found & { document: string; heading: string })[];
}

interface Definition {
  id: string;
  path: string;
  line: number;
}

const id = String.raw`[A-Z]{1,2}\d{1,2}[a-z]?\b`;
const list = String.raw`${id}(?:(?:,\s*|,?\s+(?:and|or|to)\s+)${id})*`;
/** Ids that are recognized without the word: those whose letter some page has. */
const known = String.raw`(?=[ABCFGKLMNPQSTVWX]\d)`;
const name = String.raw`(?<![\w./*-])[\w.-]+(?:\/[\w.-]+)*\.md\b`;

const idForms = [
  String.raw`\b(?:rule|decision)s?\s+(${list})`,
  String.raw`\(${known}(${list})(?=[):;,])`,
  String.raw`(?<=['"\x60]|\/\*\* |\/\/ )${known}(${list})(?=: )`,
  String.raw`\b(RT\d{1,2})\b`,
  String.raw`(?<document>${name})\x60?,?\s+(${list})`,
].map((form) => new RegExp(form.replace('rule|decision', '[Rr]ule|[Dd]ecision'), 'g'));
const heading = new RegExp(String.raw`(?<document>${name})\x60?,\s+"(?<heading>[^"]+)"`, 'g');
const document = new RegExp(name, 'g');

/** With the lines of a comment as one line, each character at its place. */
function joined(source: string): string {
  return source.replace(/\n[ \t]*(?:\*(?![/*])|\/\/|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length));
}

/** The ids of a list; both ends of a span, and those between them that have the same letters. */
function idsOf(text: string): string[] {
  return [...text.matchAll(/([A-Z]+)(\d+)[a-z]?(?:\s+to\s+\1(\d+))?/g)].flatMap(([whole, letters, from, to]) =>
    to === undefined
      ? [whole]
      : Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letters}${Number(from) + step}`),
  );
}

export function citationsIn(source: string): Citations {
  const text = joined(source);
  const place = (match: RegExpExecArray): Found => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[0].replace(/\s+/g, ' ').replace(/^\(/, ''),
  });
  return {
    ids: idForms.flatMap((form) =>
      [...text.matchAll(form)].flatMap((match) =>
        idsOf(match.at(-1) ?? '').map((cited) => ({
          ...place(match),
          id: cited,
          document: match.groups?.document ?? null,
        })),
      ),
    ),
    documents: [...text.matchAll(document)].map((match) => ({ ...place(match), name: match[0] })),
    headings: [...text.matchAll(heading)].map((match) => ({
      ...place(match),
      document: match.groups?.document ?? '',
      heading: (match.groups?.heading ?? '').replace(/\s+/g, ' '),
    })),
  };
}

/** Definitions begin an item of a list: `- **M12** …`. */
export function definitionsIn({ path, source }: Text): Definition[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(new RegExp(String.raw`^- \*\*(${id})\*\* `, 'g'))].map((match) => ({
      id: match[1] ?? '',
      path,
      line: index + 1,
    })),
  );
}

/** Words for documents that are not in the repository. */
const outside = /\b(?:copy deck|the deck['’]s|the spec['’]s|spec(?:ification)?,? section \d+)/gi;

/** The file that a name leads to from the root or from the folder of the text, if there is one. */
function resolve(cited: string, from: string, paths: ReadonlySet<string>): string | undefined {
  const beside = new URL(cited, `file:///${from}`).pathname.slice(1);
  return [cited, beside].find((path) => paths.has(path));
}

/**
 * What is wrong with the citations of all texts, with file and line.
 * @param paths all files of the repository
 */
export function brokenCitations(texts: readonly Text[], paths: ReadonlySet<string>): string[] {
  const sources = new Map(texts.map(({ path, source }) => [path, source]));
  const definitions = texts.filter(({ path }) => path.endsWith('.md')).flatMap(definitionsIn);
  const defined = new Map(definitions.map((definition) => [definition.id, definition]));
  const used = new Set<string>();
  const complaints: string[] = [];

  for (const { path, source } of texts) {
    const { ids, documents, headings } = citationsIn(source);
    const complain = ({ line, text }: Found, what: string) => complaints.push(`${path}:${line} ${text}: ${what}`);
    for (const found of ids) {
      const definition = defined.get(found.id);
      // A page that cites itself does not make a rule one that is needed.
      if (definition === undefined) complain(found, `${found.id} is defined nowhere`);
      else if (definition.path !== path) used.add(found.id);
      const document = found.document === null ? undefined : resolve(found.document, path, paths);
      if (definition !== undefined && document !== undefined && document !== definition.path) {
        complain(found, `${found.id} is defined in ${definition.path}`);
      }
    }
    for (const found of documents) {
      if (resolve(found.name, path, paths) === undefined) complain(found, 'is not in the repository');
    }
    for (const found of headings) {
      const target = sources.get(resolve(found.document, path, paths) ?? '') ?? '';
      const wanted = found.heading.replace(/\s*…$/, '');
      const isFound = [...target.matchAll(/^#+ (.+)$/gm)].some(([, title = '']) =>
        wanted === found.heading ? title === wanted : title.startsWith(wanted),
      );
      if (!isFound) complain(found, 'has no such heading');
    }
    for (const match of joined(source).matchAll(outside)) {
      const line = source.slice(0, match.index).split('\n').length;
      complaints.push(`${path}:${line} ${match[0]}: is not in the repository`);
    }
  }
  for (const { id: own, path, line } of definitions) {
    const first = definitions.find((other) => other.id === own);
    if (first?.path !== path || first.line !== line) complaints.push(`${path}:${line} ${own}: is defined twice`);
    else if (!used.has(own)) complaints.push(`${path}:${line} ${own}: is cited by nothing`);
  }
  return complaints;
}
