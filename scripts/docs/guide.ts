import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escape } from '../../tests/conformance/report/escape.ts';
import { root } from '../dependencies.mjs';

/**
 * Renders a chapter from Markdown: without its title, with headings one level lower that have the ids of repository
 * hosts. Of links into the repository only the text remains, and HTML is escaped.
 */
export function renderChapter(source: string): string {
  const used = new Map<string, number>();
  return new Marked({ gfm: true })
    .use({
      renderer: {
        heading({ tokens, depth, text }: Tokens.Heading) {
          if (depth === 1) return '';
          return `<h${depth + 1} id="${anchor(text, used)}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
        },
        link({ href, tokens }: Tokens.Link) {
          const inner = this.parser.parseInline(tokens);
          return /^(https?:|#)/.test(href) ? `<a href="${escape(href)}">${inner}</a>` : inner;
        },
        code({ text, lang }: Tokens.Code) {
          // Code without a language is a drawing, whose lines must not be wrapped.
          return `<pre${lang === undefined || lang === '' ? ' class="drawing" tabindex="0"' : ''}>${escape(text)}</pre>\n`;
        },
        html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
      },
    })
    .parse(source, { async: false })
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

function anchor(text: string, used: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

/** The README of the conformance kit as a chapter of the reference. */
export const guide = renderChapter(readFileSync(join(root, 'tests/conformance/README.md'), 'utf8'));
