import { expect, test } from 'vitest';
import { renderChapter } from './guide.ts';
import { prose } from './html.ts';

test.each([
  ['[x](#part)', '<a href="#part">x</a>'],
  ['[x](https://example.com/)', '<a href="https://example.com/">x</a>'],
  ['[`x`](../LICENSE)', '<code>x</code>'],
  ['a <script>b</script>', 'a &lt;script&gt;b&lt;/script&gt;'],
])('%s is %s', (source, html) => {
  expect(renderChapter(source).trim()).toBe(`<p>${html}</p>`);
});

test('the title is left out, and the other headings are one level lower and have ids of their own', () => {
  expect(renderChapter('# The `a`\n\n## B, c\n\n## B c\n')).toBe('<h3 id="b-c">B, c</h3>\n<h3 id="b-c-1">B c</h3>\n');
});

test('the descriptions of the contract are Markdown, and nothing in them is markup of its own', () => {
  expect(prose('**a** `{b}` <i>\n- c').replaceAll('\n', '')).toBe(
    '<p><strong>a</strong> <code>{b}</code> &lt;i&gt;</p><ul><li>c</li></ul>',
  );
});
