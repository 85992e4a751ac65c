import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchChat } from './chat.ts';
import { benchScoring } from './scoring.ts';
import { benchScreens } from './screens.ts';
import { type Conditions, networkNames } from './runningApp.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { missed, printTable, type Row } from './table.ts';

// npm run bench [-- part ...] [--slower 4] [--network slow4g|p75]: how fast everything is, or only these parts, and what
// share of its goal each figure takes. The search can be measured on a slower CPU or network.
const parts: Record<string, (conditions: Conditions) => Promise<Row[][]> | Row[][]> = {
  scoring: () => [benchScoring()],
  start: benchStart,
  screens: benchScreens,
  search: benchSearch,
  chat: benchChat,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { slower: { type: 'string' }, network: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const network = networkNames.find((name) => name === values.network);
const slower = Number(values.slower ?? 1);
if ((values.network !== undefined && network === undefined) || !(slower >= 1)) {
  console.error(`--slower takes a number from 1, --network one of ${networkNames.join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  // Others may share the machine, which disturbs times on the wall more than those of the main thread.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  for (const table of await measure({ slower, network })) printTable(table);
}
for (const title of missed) console.error(`\u001b[31mMissed: ${title}\u001b[0m`);
process.exitCode = missed.length > 0 ? 1 : 0;
