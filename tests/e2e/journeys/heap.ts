import type { Page } from '@playwright/test';

/** A picture of the memory, as the DevTools protocol gives it; of the numbers of a node or edge only the needed ones. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** Takes a picture of the page's memory, after what nobody holds was thrown away. */
async function pictureOf(page: Page): Promise<HeapSnapshot> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

const heldIn = ({ strings }: HeapSnapshot, texts: readonly string[]) =>
  texts.filter((text) => strings.some((string) => string.includes(text)));

/** Which of the texts the page holds in its memory. */
export async function textsInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  return heldIn(await pictureOf(page), texts);
}

/**
 * The same for texts that nobody should hold: each comes with the way from the outermost holder to it, which takes long
 * to find, so that a failure says what has to let go.
 */
export async function heldInMemory(page: Page, texts: readonly string[]): Promise<Record<string, string>> {
  const heap = await pictureOf(page);
  const held = heldIn(heap, texts);
  if (held.length === 0) return {};
  const wayTo = waysFromRoot(heap);
  return Object.fromEntries(held.map((text) => [text, wayTo(text)]));
}

/** Walks the memory from its root, nearest first, so that each node is found by its shortest way. */
function waysFromRoot({ snapshot: { meta }, nodes, edges, strings }: HeapSnapshot): (text: string) => string {
  const nodeSize = meta.node_fields.length;
  const edgeSize = meta.edge_fields.length;
  const at = (name: string) => meta.node_fields.indexOf(name);
  const [typeAt, nameAt, edgeCountAt] = [at('type'), at('name'), at('edge_count')];
  const edgeAt = (name: string) => meta.edge_fields.indexOf(name);
  const [edgeTypeAt, edgeNameAt, toAt] = [edgeAt('type'), edgeAt('name_or_index'), edgeAt('to_node')];
  const nodeTypes = meta.node_types[0];
  const edgeTypes = meta.edge_types[0];
  const firstEdges: number[] = [];
  for (let node = 0, edge = 0; node < nodes.length; node += nodeSize) {
    firstEdges.push(edge);
    edge += (nodes[node + edgeCountAt] ?? 0) * edgeSize;
  }
  /** By node: the node that holds it, and the edge between them. */
  const holders = new Map<number, [holder: number, edge: number] | undefined>([[0, undefined]]);
  for (const node of holders.keys()) {
    const first = firstEdges[node / nodeSize] ?? 0;
    const count = nodes[node + edgeCountAt] ?? 0;
    for (let edge = first; edge < first + count * edgeSize; edge += edgeSize) {
      const to = edges[edge + toAt] ?? 0;
      if (edgeTypes[edges[edge + edgeTypeAt] ?? 0] !== 'weak' && !holders.has(to)) holders.set(to, [node, edge]);
    }
  }
  const nodeName = (node: number) =>
    `${nodeTypes[nodes[node + typeAt] ?? 0]} ${(strings[nodes[node + nameAt] ?? 0] ?? '').slice(0, 60)}`;
  const edgeName = (edge: number) => {
    const name = edges[edge + edgeNameAt] ?? 0;
    return edgeTypes[edges[edge + edgeTypeAt] ?? 0] === 'element' ? `[${name}]` : `.${strings[name] ?? name}`;
  };
  return (text) => {
    const isIt = (node: number) => strings[nodes[node + nameAt] ?? 0]?.includes(text) === true;
    const found = [...holders.keys()].find(isIt);
    if (found === undefined) return 'held weakly, or the name of an edge';
    const way: string[] = [];
    for (let [node, holder] = [found, holders.get(found)]; holder !== undefined; holder = holders.get(node)) {
      way.unshift(`${edgeName(holder[1])} → ${nodeName(node)}`);
      [node] = holder;
    }
    return way.join('\n');
  };
}
