import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dependencies.mjs';
import { renderDocument } from '../sitePages/markdown.ts';

const README = 'tests/conformance/README.md';

/** The README of the conformance kit as a chapter: without its title, and with headings one level lower. */
export const guide = renderDocument(README, readFileSync(join(root, README), 'utf8'))
  .html.replace(/<h1[^>]*>.*<\/h1>\n/, '')
  .replaceAll(/(<\/?h)2/g, '$13');
