import { parseArgs } from 'node:util';
import { benchScoring } from './benchScoring.ts';
import { printTable } from './benchTable.ts';

// npm run bench [-- --browser]: how fast scoring is and, with --browser, the search with 10,000 musicians.
const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } });

printTable(benchScoring());
if (values.browser) {
  const { benchSearch } = await import('./benchSearch.ts');
  printTable(await benchSearch());
}
