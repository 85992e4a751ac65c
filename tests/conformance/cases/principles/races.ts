import type { Exchange } from '../../engine/exchange.ts';
import { agrees } from '../../engine/view/agrees.ts';
import { fail } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { scenes, type Scene } from './raceScenes.ts';

/** The result of a race: the statuses of the writes, and the state that is read afterwards. */
interface End {
  statuses: readonly number[];
  state: unknown;
}

/**
 * Creates cases that send two different writes to one resource at the same time: the result must be that of one of the
 * two orders. These results are not known beforehand, so the server first executes the writes one after the other.
 */
export const raceCasesOf = (all: readonly Scene[]): Case[] =>
  all.flatMap((scene) =>
    pairsOf(Object.keys(scene.writes)).map(([first, second]) => ({
      id: `together.${scene.name}.${first}.${second}`,
      title: `${first} and ${second} at the same time end as if one had come after the other.`,
      run: (kit) => race(kit, scene, first, second),
    })),
  );

export const raceCases: readonly Case[] = raceCasesOf(scenes);

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const));
}

async function race(kit: Kit, scene: Scene, first: string, second: string): Promise<void> {
  const orders = [
    [first, second],
    [second, first],
  ] as const;
  const inOrder: End[] = [];
  for (const order of orders) {
    inOrder.push((await play(kit, scene, first, async (write) => [await write(order[0]), await write(order[1])])).end);
  }
  for (const order of orders) {
    const { end, seen } = await play(kit, scene, first, (write) => Promise.all(order.map(write)));
    if (inOrder.some((one) => agrees(end, one))) continue;
    const [one, other] = inOrder.map((known) => JSON.stringify(known));
    const expected = `${first} and ${second} at the same time end as one after the other: ${one} or ${other}`;
    fail('together.order', seen, expected, JSON.stringify(end));
  }
}

/**
 * Creates the resource, writes to it and reads it. Returns the statuses of the first and of the second write, in this
 * order.
 */
async function play(
  kit: Kit,
  { prepare }: Scene,
  first: string,
  run: (write: (name: string) => Promise<Exchange>) => Promise<Exchange[]>,
): Promise<{ end: End; seen: Exchange }> {
  const { writes, read, clear } = await prepare(kit);
  const done = new Map<string, Exchange>();
  await run(async (name) => {
    const seen = await (writes[name] as () => Promise<Exchange>)();
    done.set(name, seen);
    return seen;
  });
  const sorted = [...done].toSorted(([one], [other]) => Number(other === first) - Number(one === first));
  const end = { statuses: sorted.map(([, { status }]) => status), state: await read() };
  await clear?.();
  const seen = sorted.map(([, exchange]) => exchange).at(-1) as Exchange;
  return { end, seen };
}
