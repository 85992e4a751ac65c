import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { escape } from '../../tests/conformance/report/escape.ts';
import { root } from '../dependencies.mjs';
import { sitePage } from './layout.ts';
import { documentAddress, renderDocument } from './markdown.ts';

/** Writes every document below `docs` as a page of the site (docs/site.md). @param folder of the site */
export function writeDocuments(folder: string): void {
  const paths = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join('docs', name.replaceAll(sep, '/')))
    .sort((one, other) => order(one).localeCompare(order(other)));
  const documents = paths.map((path) => ({
    path,
    address: documentAddress(path),
    ...renderDocument(path, readFileSync(join(root, path), 'utf8')),
  }));
  for (const { address, title, html, pictures } of documents) {
    const up = '../'.repeat(address.split('/').length);
    const links = documents.map((other) => {
      const current = other.address === address ? ' aria-current="page"' : '';
      return `<li><a href="${up}docs/${other.address}"${current}>${escape(other.title)}</a></li>`;
    });
    const body = `<div class="documents"><nav aria-label="Documents"><ul>${links.join('\n')}</ul></nav>\n<main>${html}</main></div>`;
    write(join(folder, 'docs', address), sitePage({ title: `${title} | OTONOWA`, up, body }));
    for (const picture of pictures) cpSync(join(root, picture), join(folder, 'docs/pictures', basename(picture)));
  }
}

/** Returns a sort key: the list of documents first, then the documents beside it, then those in folders. */
const order = (path: string) => (path === 'docs/README.md' ? '' : `${path.split('/').length} ${path}`);

export function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
