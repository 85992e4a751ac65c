import { breaksOf, type Differences, type Direction } from './differences.ts';
import { type Edition, isSame, isTree, pairs, resolve, type Tree, treeAt } from './documents.ts';
import { changed } from './keywords.ts';
import { SchemaComparison } from './schemas.ts';

interface Frame {
  name: string;
  direction: Direction;
  /** Whether a server may omit it. */
  isOptional: boolean;
  message: Tree;
}

/** Compares the channels of asyncapi.yaml and the frames of both directions. */
export function compareFrames(older: Edition, newer: Edition, differences: Differences): void {
  compareChannels(older, newer, differences);
  for (const [key, before, after] of pairs(framesOf(older), framesOf(newer))) {
    const [was, is] = [before as Frame | undefined, after as Frame | undefined];
    if (was === undefined && is !== undefined) differences.add(key, 'is a new frame', breaksOfNew(is));
    else if (was !== undefined && is === undefined) differences.add(key, 'is gone', ['clients']);
    else if (was !== undefined && is !== undefined) compareFrame(older, newer, differences, key, was, is);
  }
}

/**
 * Returns which sides a new frame breaks. Clients ignore a type that they do not know; servers do not support the frame
 * yet, unless it is optional.
 */
const breaksOfNew = ({ direction, isOptional }: Frame) =>
  direction === 'response' && isOptional ? [] : (['servers'] as const);

function compareFrame(
  older: Edition,
  newer: Edition,
  differences: Differences,
  key: string,
  was: Frame,
  is: Frame,
): void {
  if (was.isOptional !== is.isOptional) {
    differences.add(key, is.isOptional ? 'need not be sent any more' : 'has to be sent', [
      is.isOptional ? 'clients' : 'servers',
    ]);
  }
  const media = (frame: Frame) => frame.message.contentType;
  if (media(was) !== media(is))
    differences.add(key, changed('contentType', media(was), media(is)), ['clients', 'servers']);
  const [before, after] = [treeAt(was.message, 'payload'), treeAt(is.message, 'payload')];
  new SchemaComparison(older, newer, (place, what, change) =>
    differences.add(place, what, breaksOf(change, is.direction), place.startsWith(key) ? undefined : key),
  ).compare(before, after, key);
}

function compareChannels(older: Edition, newer: Edition, differences: Differences): void {
  const channels = (edition: Edition) => treeAt(edition['asyncapi.yaml'], 'channels');
  for (const [name, before, after] of pairs(channels(older), channels(newer))) {
    const where = `the channel ${name}`;
    if (!isTree(before)) differences.add(where, 'is new', ['servers']);
    else if (!isTree(after)) differences.add(where, 'is gone', ['clients']);
    else {
      if (!isSame(before.address, after.address)) {
        differences.add(where, changed('address', before.address, after.address), ['clients', 'servers']);
      }
      const query = (channel: Tree) => treeAt(treeAt(treeAt(channel, 'bindings'), 'ws'), 'query');
      new SchemaComparison(older, newer, (place, what, change) =>
        differences.add(place, what, breaksOf(change, 'request'), place.startsWith(where) ? undefined : where),
      ).compare(query(before), query(after), `${where} query`);
    }
  }
}

/** Returns the frames by keys such as `client sends typing_start` and `server sends typing_status`. */
function framesOf(edition: Edition): Readonly<Record<string, Frame>> {
  const operations = Object.values(treeAt(edition['asyncapi.yaml'], 'operations')) as Tree[];
  const frames = operations.flatMap(({ action, messages }) =>
    (messages as Tree[]).map((reference): Frame => {
      const message = resolve(edition, reference);
      const direction = action === 'receive' ? 'request' : 'response';
      return { name: String(message.name), direction, isOptional: message['x-optional'] === true, message };
    }),
  );
  return Object.fromEntries(
    frames.map((frame) => [`${frame.direction === 'request' ? 'client' : 'server'} sends ${frame.name}`, frame]),
  );
}
