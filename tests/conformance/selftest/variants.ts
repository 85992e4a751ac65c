import type { Variant } from './variantServer.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const TOKYO = 9 * 3_600_000;

const isIssue = (value: object) => 'loc' in value && 'msg' in value && 'type' in value;
const onObjects = (change: (value: object) => object) => (value: unknown) =>
  typeof value === 'object' && value !== null ? change(value) : value;
const onTimestamps = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' && TIMESTAMP.test(value) ? change(value) : value;

/** Servers that keep the contract in another way (rule K23): the kit has nothing to say about them. */
export const legalVariants: readonly Variant[] = [
  {
    name: 'timestamps with another offset',
    rewrite: onTimestamps((value) => `${new Date(Date.parse(value) + TOKYO).toISOString().slice(0, 23)}+09:00`),
  },
  { name: 'extra response keys', rewrite: onObjects((value) => ({ ...value, conformance_extra: { any: ['thing'] } })) },
  {
    name: 'extra keys in a 422',
    rewrite: onObjects((value) =>
      isIssue(value)
        ? { ...value, input: null, ctx: { error: {} }, url: 'https://errors.pydantic.dev/2.10/v/missing' }
        : value,
    ),
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
