import { createHash } from 'node:crypto';
import type { SortKey } from '../contract/contract.ts';
import { ORIGIN, type Exchange } from '../engine/exchange.ts';
import { compareTimes, timeOf } from '../engine/time.ts';
import type { ExchangeCheck } from './exchangeCheck.ts';

type Item = Record<string, unknown>;

/** Milliseconds by which a timestamp may be later than this machine's clock, since clocks differ. */
const CLOCK_TOLERANCE = 60_000;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** Matches timestamps whose fraction of a second has too many digits. */
const LONG_FRACTION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{10,}(?:Z|[+-]\d\d:\d\d)$/;
/** Matches all passwords of the kit's accounts. */
const PASSWORD = /conformance-kit-\d/;
/** Matches the output formats of the usual password hash functions. */
const HASH =
  /\$(?:2[abxy]?|argon2(?:i|d|id)|scrypt|5|6|y|7|pbkdf2[\w-]*)\$[\w$.,=/+-]{20,}|\bpbkdf2_sha\d+\$|\b(?:pbkdf2:|scrypt:)\w+/;
/** Matches JSON properties that usually contain a password hash or a salt. */
const HASH_FIELD = /"(?:hashed_?password|password_?(?:hash|digest)|pass(?:word)?_?salt|salt)"\s*:\s*"/i;
const ADDRESS = /[\w.-]+@conformance\.example/;
/** The operations that return an account, with its e-mail address, to its owner. */
const ANSWERS_ADDRESS = /^(?:registerAccount|registerAccountWithUsername|getCurrentUser|deleteAccount)$/;

const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the list that a response is or contains; null when there is none. */
function listOf({ operation: { sort }, json }: Exchange): Item[] | null {
  const list = sort?.of === null || sort === null ? json : isItem(json) ? json[sort.of] : null;
  return Array.isArray(list) ? list.filter(isItem) : null;
}

/** Checks that every response has to pass, whatever was sent before. */
export const invariants: readonly ExchangeCheck[] = [
  {
    id: 'http.sort',
    about: 'A list has the order that `x-sort` names, equal items included.',
    rules: ['conversationWithMessages.order'],
    look(exchange) {
      const keys = exchange.operation.sort?.keys ?? [];
      const list = isSuccess(exchange) ? listOf(exchange) : null;
      if (list === null || keys.length === 0) return null;
      // An id is opaque: a server may sort ids as texts or as numbers, but the whole list in the same way.
      if ([compareTexts, compareNumbers].some((compareIds) => isSorted(list, keys, compareIds))) return null;
      const names = [...new Set([...keys.map(({ key }) => key), 'id'])];
      const shown = (item: Item | undefined) => names.map((name) => `${name} ${String(item?.[name])}`).join(', ');
      const at = list.findIndex((_, index) => !isSorted(list.slice(index, index + 2), keys, compareTexts));
      return {
        expected: keys.map(({ key, isDescending }) => `${key} ${isDescending ? 'desc' : 'asc'}`).join(', '),
        received: `[${at}] ${shown(list[at])}, and then [${at + 1}] ${shown(list[at + 1])}`,
      };
    },
  },
  {
    id: 'http.unique',
    about: 'Nothing is in a list twice.',
    look(exchange) {
      const ids = (isSuccess(exchange) ? (listOf(exchange) ?? []) : []).flatMap(({ id }) =>
        typeof id === 'string' ? [id] : [],
      );
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      return twice === undefined ? null : { expected: 'every id once', received: `${twice} twice` };
    },
  },
  {
    id: 'http.page',
    about: 'A page holds no more than was asked for, or than the default.',
    rules: ['parameters.limit', 'parameters.perPage'],
    look(exchange) {
      const { page } = exchange.operation;
      if (page === null || !isSuccess(exchange) || !Array.isArray(exchange.json)) return null;
      // Of a size that is given twice a server takes either (`http.twice`).
      const asked = new URL(exchange.url).searchParams.getAll(page.parameter);
      const most = asked.length === 0 ? page.size : Math.max(...asked.map(Number));
      const { length } = exchange.json as unknown[];
      return length <= most ? null : { expected: `at most ${most} items`, received: `${length}` };
    },
  },
  {
    id: 'http.replies',
    about: 'Replies are oldest first at every depth, and replies_count counts them all.',
    rules: ['listPosts.preview', 'getPost.tree', 'post.repliesCount'],
    look(exchange) {
      if (!isSuccess(exchange)) return null;
      const isWhole = exchange.operation.operationId === 'getPost';
      for (const { id, replies, replies_count: count } of postsIn(exchange.json)) {
        const late = replies.findIndex((reply, at) => at > 0 && isEarlier(reply, replies[at - 1]));
        if (late > 0) {
          const [older, newer] = [replies[late], replies[late - 1]].map(
            (reply) => `${String(reply?.id)} (${String(reply?.created_at)})`,
          );
          return {
            expected: `${older} before ${newer} among the replies of ${String(id)}`,
            received: 'the other way round',
          };
        }
        if (isWhole ? count !== replies.length : count < replies.length)
          return { expected: `replies_count ${replies.length} of ${String(id)}`, received: `${count}` };
      }
      return null;
    },
  },
  {
    id: 'http.time',
    about: 'No time of an answer lies in the future.',
    rules: ['http.times'],
    look(exchange) {
      if (!isSuccess(exchange)) return null;
      const now = Date.now() + CLOCK_TOLERANCE;
      const late = textsOf(exchange.json).find((text) => TIMESTAMP.test(text) && timeOf(text) > now);
      return late === undefined
        ? null
        : {
            expected: `a time before ${new Date(now).toISOString()}`,
            received: late,
            mend: 'Is local time sent as UTC?',
          };
    },
  },
  {
    id: 'http.fraction',
    about: 'A fraction of a second has nine digits at the most.',
    rules: ['http.fraction'],
    look(exchange) {
      const long = isSuccess(exchange) ? textsOf(exchange.json).find((text) => LONG_FRACTION.test(text)) : undefined;
      return long === undefined ? null : { expected: 'one to nine digits of a second, or none', received: long };
    },
  },
  {
    id: 'http.secret',
    about: 'No answer holds a password or a hash of one, nor anybody’s address but to its owner.',
    rules: ['http.secrets'],
    look(exchange) {
      const { operation, responseText, json } = exchange;
      if (!isSuccess(exchange)) return null;
      const isOwners = ANSWERS_ADDRESS.test(operation.operationId);
      const found =
        PASSWORD.exec(responseText)?.[0] ??
        HASH.exec(responseText)?.[0] ??
        HASH_FIELD.exec(responseText)?.[0] ??
        textsOf(json).find((text) => DIGESTS.has(text)) ??
        (isOwners ? undefined : ADDRESS.exec(responseText)?.[0]);
      return found === undefined ? null : { expected: 'no password, no hash of one and no address', received: found };
    },
  },
  {
    id: 'http.loc',
    about: 'Every entry of a 422 points into the body, the query or the path.',
    rules: ['http.errors'],
    look({ status, json }) {
      const detail = status === 422 && isItem(json) ? json.detail : null;
      if (!Array.isArray(detail)) return null;
      const roots = detail.map((issue: unknown) => (isItem(issue) && Array.isArray(issue.loc) ? issue.loc[0] : null));
      const other = roots.find((root) => root !== 'body' && root !== 'query' && root !== 'path');
      return other === undefined ? null : { expected: 'loc from body, query or path down', received: String(other) };
    },
  },
  {
    id: 'http.cors',
    about: 'A page of another origin may read every answer.',
    rules: ['origins.answers'],
    look({ responseHeaders }) {
      const allowed = responseHeaders['access-control-allow-origin'];
      return allowed === '*' || allowed === ORIGIN
        ? null
        : {
            expected: `Access-Control-Allow-Origin: * or ${ORIGIN}`,
            received: allowed ?? 'no such header',
            mend: 'FastAPI: app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_methods=["*"], allow_headers=["*"]).',
          };
    },
  },
];

interface Post extends Item {
  replies: Item[];
  replies_count: number;
}

const isEarlier = (item: Item, other: Item | undefined) =>
  typeof item.created_at === 'string' &&
  typeof other?.created_at === 'string' &&
  compareTimes(item.created_at, other.created_at) < 0;

/** Returns all posts in a response, at any depth. */
function postsIn(value: unknown): Post[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPost = isItem(value) && Array.isArray(value.replies) && typeof value.replies_count === 'number';
  return [...(isPost ? [value as Post] : []), ...Object.values(value).flatMap(postsIn)];
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

function isSorted(list: readonly Item[], keys: readonly SortKey[], compareIds: typeof compareTexts): boolean {
  return list.every((item, index) => {
    const next = list[index + 1];
    return next === undefined || compare(item, next, keys, compareIds) <= 0;
  });
}

function compare(a: Item, b: Item, keys: readonly SortKey[], compareIds: typeof compareTexts): number {
  for (const { key, isDescending } of keys) {
    const [x, y] = [a[key], b[key]];
    if (x === y) continue;
    // Null comes last in either direction.
    if (x === null || y === null) return x === null ? 1 : -1;
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : typeof x === 'string' && typeof y === 'string'
          ? (key === 'id' ? compareIds : compareTimes)(x, y)
          : 0;
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

/** The unsalted digests of the passwords that most of the kit's accounts have. */
const DIGESTS = new Set(
  ['conformance-kit-1', 'conformance-kit-2'].flatMap((password) =>
    ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
      (['hex', 'base64'] as const).map((form) => createHash(algorithm).update(password).digest(form)),
    ),
  ),
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
