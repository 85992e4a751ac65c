import type { Operation } from '../../contract/contract.ts';
import { copyPlaces, ownersOf, type Place } from '../../contract/copies.ts';
import { isFreeText } from '../../contract/readable.ts';
import { agrees } from '../../engine/view/agrees.ts';
import { MOST } from '../../engine/view/compared.ts';
import { differenceOf } from '../../engine/view/difference.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectStatus, fail } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import { profileNamed } from '../../engine/people.ts';
import { formInput } from '../formInput.ts';
import { markAsRead, removeLikes } from '../preparation.ts';
import { typesOf, waysOf } from '../bodies.ts';

type Json = Record<string, unknown>;

/** The ids of the resources that change, by their kind (`x-brand`). */
type Ids = Readonly<Record<string, readonly string[]>>;

/** A resource as a part of a response. */
interface Copy {
  at: string;
  id: string;
  values: Json;
}

/** The case that changes resources and then compares every response that contains a copy of one. */
export const copyCases: readonly Case[] = [
  {
    id: 'copies.everywhere',
    title: 'What changes has changed in every answer that shows it.',
    async run(kit) {
      const { a, b, c } = kit;
      await removeLikes([a, b, c]);
      const post = async (who: Person, content: string, reply_to_id?: string) => {
        const fields = { content, ...(reply_to_id === undefined ? {} : { reply_to_id }) };
        await nextInstant();
        return bodyOf<{ id: string }>(expectStatus(await who.call('createPost', formInput(fields)), 201)).id;
      };
      const root = await post(a, '写しの根');
      const branch = await post(b, '写しの枝', root);
      const leaf = await post(a, '写しの葉', branch);
      const opened = await a.call('createConversation', { body: { other_user_id: b.userId } });
      const conversation = bodyOf<{ data: { id: string } }>(expectStatus(opened, 200)).data.id;
      for (const who of [a, b]) await say(who, conversation);
      await a.call('likeProfile', { id: b.profileId });
      await b.call('likeProfile', { id: a.profileId });
      const people = [a, b];
      const ids: Ids = {
        UserId: people.map(({ userId }) => userId),
        ProfileId: people.map(({ profileId }) => profileId),
        PostId: [root, branch, leaf],
        ConversationId: [conversation],
      };
      await compareCopies(kit, ids);
      for (const change of changesOf(kit, conversation, branch, post)) {
        await nextInstant();
        await change();
        await compareCopies(kit, ids);
      }
      await a.call('deletePost', { id: root });
      await markAsRead([a, b], conversation);
      await removeLikes([a, b, c]);
    },
  },
];

const say = (who: Person, id: string) => who.call('sendMessage', { id, body: { content: '写し' } });

/** Returns writes that change each field of the profile, the conversation and the posts, and change it back. */
function changesOf(
  kit: Kit,
  conversation: string,
  branch: string,
  post: (who: Person, content: string, reply_to_id?: string) => Promise<string>,
): readonly (() => Promise<unknown>)[] {
  const { a, b, c } = kit;
  const picture = formInput({ file: new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }) });
  let twig = '';
  return [
    async () => a.call('updateMyProfile', { body: { profile_update: textsOf(kit), tags_update: await tagsOf(a) } }),
    () => a.call('uploadAvatar', picture),
    () => c.call('likeProfile', { id: a.profileId }),
    () => say(b, conversation),
    () => a.call('markConversationRead', { id: conversation }),
    async () => {
      twig = await post(c, '写しの小枝', branch);
    },
    () => a.call('updateMyProfile', { body: { ...profileNamed('あおい'), tags_update: { tags: [] } } }),
    () => a.call('deleteAvatar'),
    () => c.call('unlikeProfile', { id: a.profileId }),
    () => c.call('deletePost', { id: twig }),
  ];
}

/** Returns a new value for each text and each number of a profile. */
function textsOf({ contract, run }: Kit): Json {
  const [way] = waysOf(contract, contract.operations.get('updateMyProfile')?.body?.schema ?? {});
  const fields = contract.resolve(way?.schema.properties?.profile_update ?? {}).properties ?? {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, property]) => {
      const schema = contract.resolve(property);
      if (!isFreeText(schema) && !typesOf(schema).includes('integer')) return [];
      return [[key, isFreeText(schema) ? `${key} ${run}`.slice(0, schema.maxLength) : 7]];
    }),
  );
}

async function tagsOf(who: Person): Promise<{ tags: string[] }> {
  const categories = bodyOf<{ tags: { id: string }[] }[]>(await who.call('listTagCategories'));
  return { tags: categories.flatMap(({ tags }) => tags.slice(-1).map(({ id }) => id)) };
}

/** Checks that every response that contains a copy of a resource shows the same values as its own operation. */
async function compareCopies(kit: Kit, ids: Ids): Promise<void> {
  const action = kit.lastAction();
  const all = copyPlaces(kit.contract);
  const operations = new Set(all.map(({ operation }) => operation));
  for (const viewer of [kit.a, kit.b]) {
    const ask = ownersFor(kit, viewer);
    for (const operation of operations) {
      const own = all.filter((place) => place.operation === operation);
      for (const seen of await readAs(kit, viewer, operation, ids)) {
        for (const place of own) {
          for (const copy of copiesAt(seen.json, place)) {
            if (ids[place.brand]?.includes(copy.id) === true) await expectSame(seen, place, copy, ask, action);
          }
        }
      }
    }
  }
}

/** Returns the responses of an operation about the resources that changed. */
async function readAs({ contract }: Kit, viewer: Person, operation: Operation, ids: Ids): Promise<Exchange[]> {
  const asked = operation.parameters.find((one) => one.in === 'path');
  if (asked === undefined) {
    const { page } = operation;
    return [await viewer.call(operation.operationId, page === null ? {} : { query: { [page.parameter]: MOST } })];
  }
  const [owner] = ownersOf(contract).filter((one) => one.operation === operation);
  return await Promise.all((ids[owner?.brand ?? ''] ?? []).map((id) => viewer.call(operation.operationId, { id })));
}

type Ask = (operation: Operation, id: string) => Promise<Exchange>;

/** Returns a function that requests a resource from its own operation, each only once. */
function ownersFor({ a, b }: Kit, viewer: Person): Ask {
  const known = new Map<string, Promise<Exchange>>();
  return (operation, id) => {
    const { operationId, parameters } = operation;
    const isOwn = parameters.every((one) => one.in !== 'path');
    const caller = isOwn ? ([a, b].find(({ userId }) => userId === id) ?? viewer) : viewer;
    const key = `${operationId} ${id}`;
    const answer = known.get(key) ?? caller.call(operationId, isOwn ? {} : { id });
    known.set(key, answer);
    return answer;
  };
}

/** Returns the copies at one position of a response. */
function copiesAt(json: unknown, { path, id }: Place): Copy[] {
  const found: Copy[] = [];
  const visit = (value: unknown, above: unknown, at: number, words: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const key = path[at];
    if (key === undefined) {
      const named = (id.isInside ? value : above) as Json;
      if (typeof named[id.key] === 'string')
        found.push({ at: words.join('.'), id: named[id.key] as string, values: value as Json });
    } else if (key === '*') {
      for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
        visit(item, value, at + 1, [...words, `[${index}]`]);
      }
    } else visit((value as Json)[key], value, at + 1, [...words, key]);
  };
  visit(json, null, 0, []);
  return found;
}

async function expectSame(seen: Exchange, place: Place, { at, id, values }: Copy, ask: Ask, action: string) {
  for (const [key, { operation }] of place.properties) {
    // A copy may omit optional properties.
    if (!(key in values)) continue;
    const own = (await ask(operation, id)).json as Json;
    const [expected, received] = [own[key] ?? null, values[key] ?? null];
    if (agrees(received, expected)) continue;
    const where = [at, key]
      .filter((part) => part !== '')
      .join('.')
      .replaceAll('.[', '[');
    const difference = differenceOf(expected, received, where);
    const words = `${difference.expected}, as ${operation.operationId} answers after ${action}`;
    fail('copies.same', seen, words, difference.received);
  }
}
