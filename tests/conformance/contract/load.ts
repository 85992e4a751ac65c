import { LineCounter, parseDocument } from 'yaml';

export type Tree = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** Parses a document of the contract. Throws when it is invalid. */
export function load(text: string, name: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message ?? 'unreadable'}`);
  /** Returns the first and the last offset of the node at a path; undefined when there is none. */
  const rangeOf = (path: Path) =>
    (document.getIn(path, true) as { range?: [number, number, number] } | undefined)?.range;
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path) => lineAt(rangeOf(path)?.[0] ?? 0);
  return { tree: document.toJS({ maxAliasCount: -1 }) as Tree, rangeOf, lineAt, lineOf };
}
