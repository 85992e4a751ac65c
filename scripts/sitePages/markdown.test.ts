import { expect, test } from 'vitest';
import { prose } from '../docs/html.ts';
import { documentAddress, renderDocument } from './markdown.ts';

test.each([
  ['docs/README.md', 'index.html'],
  ['docs/figures.md', 'figures.html'],
  ['docs/rules/board.md', 'rules/board.html'],
])('%s is %s', (path, address) => {
  expect(documentAddress(path)).toBe(address);
});

test.each([
  ['docs/glossary.md', '[x](figures{md}#part)', '<a href="figures.html#part">x</a>'],
  ['docs/rules/board.md', '[x](../figures{md})', '<a href="../figures.html">x</a>'],
  ['docs/rules/board.md', '[x](likes{md})', '<a href="../rules/likes.html">x</a>'],
  ['docs/glossary.md', '[x](README{md})', '<a href="index.html">x</a>'],
  ['docs/glossary.md', '[x](#part)', '<a href="#part">x</a>'],
  ['docs/glossary.md', '[x](https://example.com/)', '<a href="https://example.com/">x</a>'],
  ['docs/glossary.md', '[`x`](../README{md})', '<code>x</code>'],
  ['docs/glossary.md', '![A picture](../scripts/pictures/a.jpg)', '<img src="pictures/a.jpg" alt="A picture">'],
  ['docs/glossary.md', 'a <script>b</script>', 'a &lt;script&gt;b&lt;/script&gt;'],
])('in %s, %s is %s', (path, source, html) => {
  // With `{md}` the sources above are no citations of documents of this repository.
  expect(renderDocument(path, source.replace('{md}', '.md')).html.trim()).toBe(`<p>${html}</p>`);
});

test('returns the title, the anchors and the pictures', () => {
  const { title, html, pictures } = renderDocument(
    'docs/glossary.md',
    '# The `a`\n\n## B, c\n\n## B c\n\n![d](../e/f.jpg)\n',
  );
  expect(title).toBe('The a');
  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['the-a', 'b-c', 'b-c-1']);
  expect(pictures).toEqual(['e/f.jpg']);
});

test('the descriptions of the contract are Markdown, and nothing in them is markup of its own', () => {
  expect(prose('**a** `{b}` <i>\n- c').replaceAll('\n', '')).toBe(
    '<p><strong>a</strong> <code>{b}</code> &lt;i&gt;</p><ul><li>c</li></ul>',
  );
});
