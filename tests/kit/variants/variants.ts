import type { Answer, Asked, Variant } from './variant.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const TOKYO = 9 * 3_600_000;

const isIssue = (value: object) => 'loc' in value && 'msg' in value && 'type' in value;
const onObjects = (change: (value: object) => object) => (value: unknown) =>
  typeof value === 'object' && value !== null ? change(value) : value;
const onTimestamps = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' && TIMESTAMP.test(value) ? change(value) : value;

interface Issue {
  loc: readonly (string | number)[];
  [key: string]: unknown;
}

/** Each issue repeats what was sent, and names the place where the JSON breaks. */
function pydanticIssues({ body }: Asked, { text, ...answer }: Answer): Answer | undefined {
  if (answer.status !== 422) return undefined;
  const sent = parse(body);
  const at = (loc: Issue['loc']) =>
    loc.reduce<unknown>((value, key) => (isObject(value) && key in value ? value[key] : value), { body: sent });
  const detail = (JSON.parse(text) as { detail: Issue[] }).detail.map((issue) => ({
    ...issue,
    ...(sent === undefined && body !== '' ? { loc: ['body', body.length] } : {}),
    input: echo(at(issue.loc)),
    ctx: { error: {} },
    url: 'https://errors.pydantic.dev/2.12/v/missing',
  }));
  return { ...answer, text: JSON.stringify({ detail }) };
}

/** What was sent, unless it is too deep to be written. */
function echo(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value ?? {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const utc = (value: string) => new Date(Date.parse(value)).toISOString().slice(0, -1);
const cut = (value: string) => value.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1');

/** A preflight is answered with 200 and a text, and the origin of every answer is any. */
function starletteCors({ method }: Asked, { headers, ...answer }: Answer): Answer {
  const anyOrigin = { ...headers, 'access-control-allow-origin': '*' };
  if (method !== 'OPTIONS') return { ...answer, headers: anyOrigin };
  return {
    status: 200,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
      'access-control-allow-headers': 'Accept, Accept-Language, Authorization, Content-Language, Content-Type, Range',
      'access-control-max-age': '600',
    },
    text: 'OK',
  };
}

/** Half of a surrogate pair makes the whole text unreadable. */
const HALF = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f])/i;

function wholeBodyUnreadable({ body }: Asked, answer: Answer): Answer | undefined {
  if (answer.status !== 422 || !HALF.test(body)) return undefined;
  const issue = { loc: ['body', body.search(HALF)], msg: 'lone leading surrogate in hex escape', type: 'json_invalid' };
  return { ...answer, text: JSON.stringify({ detail: [issue] }) };
}

const refusal = (...loc: readonly string[]): Answer => ({
  status: 422,
  headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
  text: JSON.stringify({ detail: [{ loc, msg: 'refused', type: 'value_error' }] }),
});

/** A database that knows no U+0000. */
const noNul = ({ bytes }: Asked) =>
  bytes.includes(0) || bytes.includes(String.raw`\u0000`) ? refusal('body') : undefined;

/** What is given twice in an address is refused. */
function nothingTwice({ search }: Asked): Answer | undefined {
  const names = [...new URLSearchParams(search).keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : refusal('query', twice);
}

/** `x.MP4` ends in none of the endings. */
function endingsByCase({ fileName = '' }: Asked, answer: Answer): Answer | undefined {
  if (!/\.\w*[A-Z]\w*$/.test(fileName)) return undefined;
  return { ...answer, status: 415, text: '{"detail":"サポートされていないファイル形式です"}' };
}

/** Names of all parameters of the contract. */
const PARAMETERS = new Set(
  'skip limit page per_page unread_only locations ages genders genres instruments skill_levels purposes performance_clips activity_frequency'.split(
    ' ',
  ),
);

/** A parameter that no operation has is refused, after the token. */
function noUnknownParameter({ search }: Asked, { status }: Answer): Answer | undefined {
  const unknown = [...new URLSearchParams(search).keys()].find((name) => !PARAMETERS.has(name));
  return unknown === undefined || status > 299 ? undefined : refusal('query', unknown);
}

/** The e-mail address of a registration comes back as it was sent. */
function addressAsSent({ path, body }: Asked, answer: Answer): Answer | undefined {
  if (!path.startsWith('/api/auth/register') || answer.status !== 201) return undefined;
  const { email } = JSON.parse(body) as { email: string };
  return { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as object), email }) };
}

/** A match has an id and a time of its own. */
function idsOfMatches({ path }: Asked, answer: Answer): Answer | undefined {
  if (path !== '/api/likes/mutual' || answer.status !== 200) return undefined;
  const matches = (JSON.parse(answer.text) as { id: string; matched_at: string }[]).map((match) => ({
    ...match,
    id: `m-${match.id}`,
    like_id: `m-${match.id}`,
    created_at: match.matched_at,
  }));
  return { ...answer, text: JSON.stringify(matches) };
}

/** The time of a like is taken twice. */
const likedLater = onObjects((value) =>
  'liked_at' in value ? { ...value, liked_at: new Date(Date.parse(String(value.liked_at)) + 2).toISOString() } : value,
);

/** So many calls a token is good for: more than a case of the variant makes, and fewer than all of them. */
const CALLS_OF_A_TOKEN = 120;

/** Returns what refuses a token that has been used so often. */
function tokensThatEnd(): (asked: Asked) => Answer | undefined {
  const calls = new Map<string, number>();
  return ({ authorization = '' }) => {
    const count = (calls.get(authorization) ?? 0) + 1;
    calls.set(authorization, count);
    if (authorization === '' || count <= CALLS_OF_A_TOKEN) return undefined;
    return { ...refusal(), status: 401, text: '{"detail":"認証情報を確認できませんでした"}' };
  };
}

/** Servers that keep the contract in another way (rule K23): the kit has nothing to say about them. */
export const legalVariants: readonly Variant[] = [
  {
    name: 'timestamps with another offset',
    rewrite: onTimestamps((value) => `${new Date(Date.parse(value) + TOKYO).toISOString().slice(0, 23)}+09:00`),
  },
  { name: 'extra response keys', rewrite: onObjects((value) => ({ ...value, conformance_extra: { any: ['thing'] } })) },
  { name: 'extra keys in a 422', answer: pydanticIssues },
  // Python leaves the fraction out when it is zero.
  {
    name: 'timestamps with microseconds, or without a fraction',
    rewrite: onTimestamps(
      (value) =>
        `${utc(value)
          .replace('.000', '')
          .replace(/(\.\d{3})$/, '$1042')}+00:00`,
    ),
  },
  // Go cuts zeros off the end.
  { name: 'timestamps with a fraction of any length', rewrite: onTimestamps((value) => `${cut(utc(value))}Z`) },
  {
    name: 'another order of keys and white space in JSON',
    rewrite: onObjects((value) => Object.fromEntries(Object.entries(value).toReversed())),
    spaced: true,
  },
  { name: 'gzip', gzip: true },
  { name: 'up to 2 s of jitter', jitter: { most: 2_000, share: 0.01 } },
  { name: 'a handshake refused by HTTP 403', refusesByHttp: true },
  {
    name: 'other people’s presence between the events',
    between: { type: 'user_status', user_id: 'conformance-other', is_online: true },
  },
  { name: 'events that nobody knows', between: { type: 'server_hello', version: 1 } },
  { name: 'no pong', withholds: ['pong'] },
  { name: 'escapes and a charset', escapes: true },
  { name: 'absolute addresses of files', absoluteFiles: true },
  { name: 'a connection for each call', closes: true },
  { name: 'HTTP/1.0 without keep-alive', oldHttp: true },
  { name: 'answers in parts', parts: true },
  { name: 'frames compressed and in fragments, with pings between', fragments: true },
  { name: 'CORS as Starlette has it', answer: starletteCors },
  {
    name: 'half of a surrogate pair as an unreadable body',
    answer: wholeBodyUnreadable,
    cases: ['form.logIn', 'form.sendMessage'],
  },
  { name: 'no U+0000 in texts', catches: noNul, cases: ['texts.message', 'texts.post', 'texts.profile.bio'] },
  {
    name: 'no parameter twice',
    catches: nothingTwice,
    cases: ['form.listPosts.twice', 'form.searchProfiles.twice', 'query.'],
  },
  { name: 'endings of file names with regard to case', answer: endingsByCase, cases: ['files.types'] },
  {
    name: 'no unknown parameter',
    answer: noUnknownParameter,
    cases: ['auth.token.list', 'form.list', 'query.', 'list'],
  },
  {
    name: 'texts of a profile without white space around them',
    rewrite: (value) => (typeof value === 'string' ? value.trim() : value),
    cases: ['texts.profile', 'texts.white', 'changes.profile', 'profiles.', 'several.1'],
  },
  {
    name: 'tokens that end by themselves',
    catches: tokensThatEnd(),
    cases: ['likes.', 'chat.', 'profiles.', 'notifications.', 'board.'],
  },
  { name: 'addresses as they were sent', answer: addressAsSent, cases: ['links.', 'accounts.'] },
  {
    name: 'a match with an id of its own',
    answer: idsOfMatches,
    cases: [
      'likes.',
      'changes.likes',
      'copies.',
      'ends.unlikeProfile',
      'ends.deleteAccount',
      'pages.carried',
      'model.1',
    ],
  },
  {
    name: 'two times of a like',
    rewrite: likedLater,
    cases: ['likes.', 'changes.likes', 'copies.', 'ends.unlikeProfile', 'several.1'],
  },
];

/** Where 401 speaks of a password. */
const isAccountPath = (path: string) => path.startsWith('/api/auth/') || path === '/api/users/admin/delete-account';

/** FastAPI’s own habits where nobody has thought of them: three honest deviations, and two that the contract allows. */
export const fastApi: Variant = {
  name: 'FastAPI as it comes',
  refusesByHttp: true,
  rewrite(value) {
    if (typeof value === 'string' && TIMESTAMP.test(value)) return value.replace(/(?:Z|[+-]\d\d:\d\d)$/, '');
    return typeof value === 'object' && value !== null && isIssue(value) ? { ...value, input: null } : value;
  },
  answer({ path, authorization, method }, answer) {
    if (answer.status === 401 && authorization === undefined && !isAccountPath(path)) {
      return { ...answer, status: 403, text: '{"detail":"Not authenticated"}' };
    }
    if (path === '/api/posts/' && method === 'GET') {
      return { status: 307, headers: { location: '/api/posts' }, text: '' };
    }
    return undefined;
  },
};
