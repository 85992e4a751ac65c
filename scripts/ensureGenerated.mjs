import { root } from './dependencies.mjs';
import { ensureGenerated } from './generation.mjs';

// Generates the code from the contract when its inputs have changed, before a script that needs it. `npm run generate`
// does it in any case.
process.exitCode = ensureGenerated(root, process.argv.includes('--always'));
