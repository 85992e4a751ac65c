import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escape } from '../../tests/conformance/report/escape.ts';

interface Rendered {
  title: string;
  html: string;
  /** The pictures that the document shows, as paths of the repository. */
  pictures: string[];
}

/** Returns the URL path of a document within the site's folder `docs`. @param path in the repository, below `docs` */
export function documentAddress(path: string): string {
  return posix
    .relative('docs', path)
    .replace(/(^|\/)README\.md$/, '$1index.html')
    .replace(/\.md$/, '.html');
}

/**
 * Renders a document of the repository. Links to other documents lead to their pages. Files outside of `docs` are not
 * on the site, so of their links only the text remains.
 * @param path in the repository
 */
export function renderDocument(path: string, source: string): Rendered {
  const pictures: string[] = [];
  let title = path;
  const used = new Map<string, number>();
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) title = text.replaceAll(/[`*]/g, '');
        return `<h${depth} id="${anchor(text, used)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = linkTarget(path, href);
        return target === null ? inner : `<a href="${escape(target)}">${inner}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        pictures.push(posix.join(posix.dirname(path), href));
        return `<img src="${escape(`${toDocs(path)}pictures/${posix.basename(href)}`)}" alt="${escape(text)}">`;
      },
      code({ text, lang }: Tokens.Code) {
        // Code without a language is a drawing, whose lines must not be wrapped.
        return `<pre${lang === undefined || lang === '' ? ' class="drawing" tabindex="0"' : ''}>${escape(text)}</pre>\n`;
      },
      // HTML in a document is escaped: documents contain only Markdown.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
    },
  });
  const html = marked
    .parse(source, { async: false })
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { title, html, pictures };
}

/** Returns the relative path from the page of a document to the site's folder `docs`. */
const toDocs = (path: string) => '../'.repeat(path.split('/').length - 2);

function linkTarget(path: string, href: string): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [file = '', fragment] = href.split('#');
  const target = posix.join(posix.dirname(path), file);
  if (!target.startsWith('docs/') || !target.endsWith('.md')) return null;
  return toDocs(path) + documentAddress(target) + (fragment === undefined ? '' : `#${fragment}`);
}

/** Returns the id of a heading as repository hosts generate it. */
function anchor(text: string, used: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
