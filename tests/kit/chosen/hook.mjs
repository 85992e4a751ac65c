/* Loads the sources of the fake backend with the edits of one chosen fault, named by its number in CHOSEN_FAULT. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenFaults } from './chosenFaults.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { edits } = chosenFaults[Number(process.env.CHOSEN_FAULT)] ?? { edits: [] };

registerHooks({
  load(url, context, next) {
    const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : '';
    const own = edits.filter(({ file }) => file === path);
    if (own.length === 0) return next(url, context);
    let source = readFileSync(new URL(url), 'utf8');
    for (const { find, replace } of own) {
      if (!source.includes(find)) throw new Error(`${path} no longer holds: ${find}`);
      source = source.replace(find, () => replace);
    }
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
