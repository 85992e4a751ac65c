import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchScoring } from './benchScoring.ts';
import { printTable } from './benchTable.ts';

// npm run bench [-- --browser]: how fast scoring is and, with --browser, the search with 10,000 musicians.
const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } });

// Others may share the machine: the best of the runs is the one that they disturbed least.
const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

console.log(`${load()}\n`);
printTable(benchScoring());
if (values.browser) {
  const { benchSearch } = await import('./benchSearch.ts');
  printTable(await benchSearch());
  console.log(load());
}
