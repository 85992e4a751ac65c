import { escape } from '../../tests/conformance/report/escape.ts';
import { color, radius } from '../../src/ui/theme/tokens.ts';

/**
 * Content security policy of the site's plain pages: they may only load their own style and pictures.
 */
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

export const policyTag = (directives = policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${escape(directives)}">`;

const parts = [
  ['demo/', 'Demo'],
  ['storybook/', 'Storybook'],
  ['reference/', 'Contract'],
  ['reference/#guide', 'Conformance kit'],
] as const;

/**
 * Returns the navigation of all pages except those of Storybook and of the app. @param up relative path to the site's
 * folder
 */
export function siteHeader(up: string): string {
  const links = parts.map(([path, name]) => `<li><a href="${up}${path}">${name}</a></li>`).join('');
  return `<header class="site"><a class="home" href="${up || './'}">OTONOWA</a><nav aria-label="Site"><ul>${links}</ul></nav></header>`;
}

interface PageParts {
  title: string;
  /** Path from the page to the site's folder, such as `../`; an absolute path also works. */
  up: string;
  body: string;
}

export function sitePage({ title, up, body }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag()}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="referrer" content="no-referrer">
<title>${escape(title)}</title>
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}site.css">
</head>
<body>
${siteHeader(up)}
${body}
</body>
</html>
`;
}

/** The style of all plain pages, in the app's colours. */
export const siteStyle = `
:root { color-scheme: dark; font: 16px/1.7 system-ui, sans-serif; background: ${color.ground}; color: ${color.text}; }
* { box-sizing: border-box; }
body { margin: 0; }
a { color: ${color.orangeLight}; }
a:focus-visible { outline: 2px solid ${color.orange}; outline-offset: 2px; border-radius: ${radius.small}; }
.site { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: .75rem 1.5rem; background: ${color.paper}; border-bottom: 1px solid ${color.line}; }
.site .home { font-weight: 700; letter-spacing: .2em; color: ${color.text}; text-decoration: none; }
.site ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.site nav a { display: inline-block; padding: .35rem 0; color: ${color.textSoft}; text-decoration: none; }
.site nav a:hover { color: ${color.orangeLight}; text-decoration: underline; }
main { overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.35; text-wrap: balance; }
h2 { margin-top: 3rem; padding-bottom: .25rem; border-bottom: 1px solid ${color.line}; }
pre, code { font: .875em/1.6 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
td code { overflow-wrap: normal; }
pre { padding: .75rem 1rem; background: ${color.paper}; border: 1px solid ${color.line}; border-radius: ${radius.medium}; white-space: pre-wrap; overflow-wrap: anywhere; }
pre.drawing { white-space: pre; overflow-x: auto; }
.scroll { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; }
th, td { padding: .35rem .7rem; border: 1px solid ${color.line}; text-align: start; vertical-align: top; }
th { background: ${color.paper}; }
img { max-width: 100%; height: auto; border-radius: ${radius.card}; }
.index { max-width: 72rem; margin: 0 auto; padding: 3rem 1.5rem 6rem; }
.index h1 { margin: 0 0 .5rem; font-size: clamp(2rem, 1.2rem + 3vw, 3.25rem); letter-spacing: .12em; background: linear-gradient(100deg, ${color.orange}, ${color.magenta}); background-clip: text; color: transparent; }
.index .lead { max-width: 44rem; font-size: 1.125rem; color: ${color.textSoft}; }
.index .enter { display: inline-block; margin-block: 1rem 2rem; padding: .7rem 1.75rem; border-radius: ${radius.full}; background: linear-gradient(100deg, ${color.orange}, ${color.magenta}); color: ${color.onBrand}; font-weight: 700; text-decoration: none; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; margin: 2rem 0; padding: 0; list-style: none; }
.cards a { display: block; height: 100%; padding: 1.25rem; background: ${color.paper}; border: 1px solid ${color.line}; border-radius: ${radius.card}; color: ${color.textSoft}; text-decoration: none; }
.cards a:hover { background: ${color.raised}; border-color: ${color.edge}; }
.cards strong { display: block; margin-bottom: .25rem; font-size: 1.125rem; color: ${color.text}; }
`.trimStart();
