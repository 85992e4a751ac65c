import type { Page } from '@playwright/test';

/** A heap snapshot as in the DevTools protocol, with only the fields that are used here. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** Takes a heap snapshot of the page after garbage collection. */
async function takeSnapshot(page: Page): Promise<HeapSnapshot> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

const foundIn = ({ strings }: HeapSnapshot, texts: readonly string[]) =>
  texts.filter((text) => strings.some((string) => string.includes(text)));

/** Returns which of the texts are in the memory of the page. */
export async function textsInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  return foundIn(await takeSnapshot(page), texts);
}

/**
 * The same for texts that should not be in memory: each comes with the path of its retainers, which takes long to
 * compute, so that a failure shows what retains it.
 */
export async function retainersInMemory(page: Page, texts: readonly string[]): Promise<Record<string, string>> {
  const heap = await takeSnapshot(page);
  const found = foundIn(heap, texts);
  if (found.length === 0) return {};
  const wayTo = waysFromRoot(heap);
  return Object.fromEntries(found.map((text) => [text, wayTo(text)]));
}

/** Traverses the heap from its root in breadth, so that each node is found by its shortest path. */
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
  /** By node: the node that retains it, and the edge between them. */
  const retainers = new Map<number, [retainer: number, edge: number] | undefined>([[0, undefined]]);
  for (const node of retainers.keys()) {
    const first = firstEdges[node / nodeSize] ?? 0;
    const count = nodes[node + edgeCountAt] ?? 0;
    for (let edge = first; edge < first + count * edgeSize; edge += edgeSize) {
      const to = edges[edge + toAt] ?? 0;
      if (edgeTypes[edges[edge + edgeTypeAt] ?? 0] !== 'weak' && !retainers.has(to)) retainers.set(to, [node, edge]);
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
    const found = [...retainers.keys()].find(isIt);
    if (found === undefined) return 'held weakly, or the name of an edge';
    const way: string[] = [];
    for (let [node, retainer] = [found, retainers.get(found)]; retainer !== undefined; retainer = retainers.get(node)) {
      way.unshift(`${edgeName(retainer[1])} → ${nodeName(node)}`);
      [node] = retainer;
    }
    return way.join('\n');
  };
}
