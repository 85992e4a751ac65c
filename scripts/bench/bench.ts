import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchChat } from './chat.ts';
import { benchPeers, peerParts } from './peers.ts';
import { benchScoring } from './scoring.ts';
import { benchScreens } from './screens.ts';
import { networkNames } from './runningApp.ts';
import { benchSearch } from './search.ts';
import { printTable, type Row } from './table.ts';

// npm run bench [-- part ...]: how fast everything is, or only these parts.
// npm run bench -- --peers [search|start|chat ...] [--slower 4] [--network slow4g|p75]: the app beside pages that do the
// same work without it, as ratios, on a slower CPU or network.
const parts: Record<string, () => Promise<Row[][]> | Row[][]> = {
  scoring: () => [benchScoring()],
  screens: benchScreens,
  search: benchSearch,
  chat: benchChat,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'boolean' }, slower: { type: 'string' }, network: { type: 'string' } },
});
const known = values.peers === true ? peerParts : Object.keys(parts);
const unknown = positionals.filter((name) => !known.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${known.join(', ')}`);
  process.exit(1);
}
const network = networkNames.find((name) => name === values.network);
const slower = Number(values.slower ?? 1);
if ((values.network !== undefined && network === undefined) || !(slower >= 1)) {
  console.error(`--slower takes a number from 1, --network one of ${networkNames.join(', ')}.`);
  process.exit(1);
}
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);
const chosen =
  values.peers === true
    ? [() => benchPeers({ slower, network }, positionals)]
    : Object.entries(parts).flatMap(([name, measure]) => (isChosen(name) ? [measure] : []));
for (const measure of chosen) {
  // Others may share the machine: the best of the runs is the one that they disturbed least.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  for (const table of await measure()) printTable(table);
}
