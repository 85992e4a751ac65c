import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './dependencies.mjs';
import { contractPage } from './docs/contractPage.ts';

// `npm run docs`: writes the reference of the contract as one page that can be read offline.
const folder = join(root, 'contract-docs');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), contractPage);
console.log('The reference: contract-docs/index.html');
