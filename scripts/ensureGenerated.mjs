import { root } from './dependencies.mjs';
import { ensureGenerated } from './generation.mjs';

// Generates the code from the contract when its inputs have changed, before a script that needs it. `npm run generate`
// does it in any case.
const always = process.argv.includes('--always');
process.exitCode = ensureGenerated(root, { always, shows: always });
