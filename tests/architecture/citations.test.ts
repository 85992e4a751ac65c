import { describe, expect, it } from 'vitest';
import { brokenCitations, citationsIn, definitionsIn, type Text } from './citations.ts';
import { files, read } from './repository.ts';

const rules: Text = { path: 'docs/rules/likes.md', source: '# Likes\n\n- **L1** One.\n- **L2** Two, see (L1).\n' };
const texts: Text = { path: 'docs/rules/platform.md', source: '- **X1** Words.\n' };
const decisions: Text = { path: 'docs/decisions.md', source: '# Decisions\n\n## One cache a session\n' };
const all: Text = { path: 'src/all.ts', source: '/** Rules L1 and L2; docs/rules/platform.md X1. */' };
const paths = new Set([rules, texts, decisions, all].map(({ path }) => path));

const complaintsOf = (source: string, path = 'src/a.ts') =>
  brokenCitations([rules, texts, decisions, all, { path, source }], new Set([...paths, path]));

describe('citationsIn', () => {
  it.each([
    ['/** A like (rule L1). */', ['L1']],
    ['// Rules C4 to C7, A16: says why.', ['C4', 'C5', 'C6', 'C7', 'A16']],
    ['// rules P2, P3 and P9a', ['P2', 'P3', 'P9a']],
    ['/**\n * Something long (rules\n * P2,\n * P3).\n */', ['P2', 'P3']],
    ['// As before (decision M12).', ['M12']],
    ["test('RT20, RT13: what is known is ignored', () => {", ['RT20', 'RT13']],
    ['/** F7, L11: what is known. */', ['F7', 'L11']],
    ['`RT73 counters`', ['RT73']],
    ["test('shown at once (F7, L11)', () => {", ['F7', 'L11']],
    ["test('40 to 100 (G1: no lower)', () => {", ['G1']],
    ['// docs/rules/platform.md X19, character for character', ['X19']],
    ['// one after the other (src/realtime/SPEC.md RT1\n// to RT3)', ['RT1', 'RT2', 'RT3']],
    ["const glyph = 'M12 36V12l20-4';", []],
    ["const types = 'MP4, MOV'; const name = 'UTF8'; // (H1), (MP4), an F5 key", []],
    ["const color = '(0, 0)'; const tag = 'M12';", []],
  ])('%s', (source, ids) => {
    expect([...new Set(citationsIn(source).ids.map(({ id }) => id))].sort()).toEqual([...ids].sort());
  });
});

describe('definitionsIn', () => {
  it('finds the ids at the beginning of list items', () => {
    expect(definitionsIn(rules).map(({ id, line }) => [id, line])).toEqual([
      ['L1', 3],
      ['L2', 4],
    ]);
  });
});

describe('brokenCitations', () => {
  it('accepts correct citations', () => expect(complaintsOf('')).toEqual([]));

  it.each([
    ['// rule L3', ['src/a.ts:1 rule L3: L3 is defined nowhere']],
    ['\n\n/** Something (L3, L1). */', ['src/a.ts:3 L3, L1: L3 is defined nowhere']],
    ['// rule H1', ['src/a.ts:1 rule H1: H1 is defined nowhere']],
    ['// docs/rules/platform.md L1', ['src/a.ts:1 docs/rules/platform.md L1: L1 is defined in docs/rules/likes.md']],
    ['// docs/decisions.md, "One cache\n// a session"', []],
    ['// docs/decisions.md, "One cache …"', []],
    ['// docs/decisions.md, "Two"', ['src/a.ts:1 docs/decisions.md, "Two": has no such heading']],
    ['// docs/decisions.md, "One cache"', ['src/a.ts:1 docs/decisions.md, "One cache": has no such heading']],
    ...['spec.md', 'decisions.md', 'copy.md', 'quality.md', 'contract.md', 'design.md', 'stack.md'].map(
      (name): [string, string[]] => [`// ${name} section 9`, [`src/a.ts:1 ${name}: is not in the repository`]],
    ),
    ['// docs/rules/search.md', ['src/a.ts:1 docs/rules/search.md: is not in the repository']],
    ['// of the copy deck', ['src/a.ts:1 copy deck: is not in the repository']],
  ])('%s', (source, complaints) => expect(complaintsOf(source)).toEqual(complaints));

  it('finds a definition that is not cited outside of its page', () => {
    const pages = [rules, texts, decisions];
    expect(
      brokenCitations([...pages, { path: 'a.ts', source: '// rule L2, docs/rules/platform.md X1' }], paths),
    ).toEqual(['docs/rules/likes.md:3 L1: is cited by nothing']);
  });

  it('finds a second definition', () => {
    expect(complaintsOf('- **L1** Another.', 'docs/rules/other.md')).toEqual([
      'docs/rules/other.md:1 L1: is defined twice',
    ]);
  });
});

describe('the repository', () => {
  const tracked = files();
  const isText = (path: string) => /\.(?:tsx?|m?js|ya?ml|md|jsonc?|css|html|conf)$/.test(path);
  const isRead = (path: string) => isText(path) && !/^package-lock\.json$|^tests\/architecture\/citations/.test(path);
  const sources = tracked.filter(isRead).map((path) => ({ path, source: read(path) }));

  it('was read completely', () => {
    expect(sources.flatMap(definitionsIn).length).toBeGreaterThan(200);
    expect(sources.flatMap(({ source }) => citationsIn(source).ids).length).toBeGreaterThan(900);
  });

  it('has a definition for each citation, and a citation for each definition', () => {
    expect(brokenCitations(sources, new Set(tracked))).toEqual([]);
  });
});
