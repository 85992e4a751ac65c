import { Marked } from 'marked';
import { escape } from '../../tests/conformance/report/escape.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.7 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 6rem; }
nav ul { columns: 2; padding-inline-start: 1.2rem; }
h2 { margin-top: 4rem; border-bottom: 2px solid #8886; } h3 { margin-top: 2.5rem; overflow-wrap: anywhere; }
pre, code { font: .875em/1.6 ui-monospace, monospace; } pre { padding: .75rem 1rem; border: 1px solid #8884; border-radius: 6px; overflow-x: auto; }
.scroll { overflow-x: auto; margin-block: 1rem; } table { border-collapse: collapse; } th, td { border: 1px solid #8884; padding: .25rem .6rem; text-align: start; vertical-align: top; }
details { margin-block: .5rem; } .method { display: inline-block; min-width: 4rem; font-weight: 700; }
`;

// HTML in a description is escaped: descriptions contain only Markdown.
const marked = new Marked().use({ renderer: { html: (token) => escape(token.text) } });

/** Renders a line of Markdown. */
export const text = (raw: string): string => marked.parseInline(raw, { async: false });

/** Renders paragraphs and lists in Markdown. */
export const prose = (raw: string): string => marked.parse(raw, { async: false });

export const code = (raw: string): string => `<code>${escape(raw)}</code>`;

export const block = (value: unknown): string =>
  `<pre>${escape(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre>`;

/** Renders a table. The heads are text and the cells HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function page(title: string, chapters: readonly (readonly [id: string, title: string, body: string])[]): string {
  const links = chapters.map(([id, name]) => `<li><a href="#${id}">${escape(name)}</a></li>`).join('');
  const bodies = chapters.map(([id, name, body]) => `<section id="${id}"><h2>${escape(name)}</h2>${body}</section>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<nav aria-label="Chapters"><ul>${links}</ul></nav>
<main>
${bodies.join('\n')}
</main>
</body>
</html>
`;
}
