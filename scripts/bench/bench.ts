import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBundles } from './bundles.ts';
import { benchChat } from './chat.ts';
import { benchFrames } from './frames.ts';
import { benchPeers } from './peers.ts';
import { benchScoring } from './scoring.ts';
import { benchScreens } from './screens.ts';
import { benchSearch } from './search.ts';
import { printTable, type Row } from './table.ts';

// npm run bench [-- part ...]: how large and how fast everything is, or only these parts.
// npm run bench -- --peers: the app beside pages that do the same work without it, as ratios.
const parts: Record<string, () => Promise<Row[][]> | Row[][]> = {
  bundles: benchBundles,
  scoring: () => [benchScoring()],
  screens: benchScreens,
  search: benchSearch,
  chat: benchChat,
  frames: benchFrames,
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { peers: { type: 'boolean' } } });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const chosen = values.peers === true ? { peers: benchPeers } : parts;
for (const [name, measure] of Object.entries(chosen)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  // Others may share the machine: the best of the runs is the one that they disturbed least.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  for (const table of await measure()) printTable(table);
}
