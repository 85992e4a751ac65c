import type { Exchange } from '../engine/exchange.ts';
import type { ExchangeCheck } from './exchangeCheck.ts';
import { invariants } from './invariants.ts';

const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
const documented = ({ operation }: Exchange) => [...operation.responses.keys()].join(', ');

/** Checks that every response has to pass (rule K20). */
export const exchangeChecks: readonly ExchangeCheck[] = [
  {
    id: 'http.redirect',
    about: 'An answer is never a redirect.',
    rules: ['http.redirects', 'http.slash'],
    look: ({ status, responseHeaders, operation }) =>
      status < 300 || status > 399
        ? null
        : {
            expected: 'an answer at the address itself',
            received: `${status} to ${responseHeaders.location ?? 'nowhere'}`,
            ...(operation.path.endsWith('/')
              ? {
                  mend: 'FastAPI redirects between /posts and /posts/: declare the path with its slash and set redirect_slashes=False.',
                }
              : {}),
          },
  },
  {
    id: 'http.status',
    about: 'The status is one that the operation documents.',
    rules: ['http.slash'],
    look(exchange) {
      const { status, operation, requestHeaders } = exchange;
      if (operation.responses.has(status) || (status >= 300 && status <= 399)) return null;
      const anonymous403 = status === 403 && operation.secured && requestHeaders.authorization === undefined;
      return {
        expected: `one of ${documented(exchange)}`,
        received: `${status} ${shorten(exchange.responseText)}`,
        ...(anonymous403
          ? { mend: 'FastAPI’s HTTPBearer answers 403 without a token: use auto_error=False and raise 401 yourself.' }
          : {}),
        ...(status >= 500 ? { mend: 'The server failed: its log at this moment says why.' } : {}),
      };
    },
  },
  {
    id: 'http.empty',
    about: '204 has no body.',
    look({ status, responseText, responseHeaders }) {
      // A client never reads the body of a 204, so its length is taken from the header.
      const length = Number(responseHeaders['content-length'] ?? 0);
      if (status !== 204 || (responseText === '' && length === 0)) return null;
      return { expected: 'no body', received: responseText === '' ? `${length} bytes` : shorten(responseText) };
    },
  },
  {
    id: 'http.media',
    about: 'A body is application/json.',
    look({ operation, status, responseHeaders }) {
      const response = operation.responses.get(status);
      const media = (responseHeaders['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      if (response === undefined || response.validate === null || media === 'application/json') return null;
      return { expected: 'application/json', received: media === '' ? 'no media type' : media };
    },
  },
  {
    id: 'http.body',
    about: 'The body has the documented shape.',
    rules: [
      'http.lists',
      'http.envelope',
      'http.ids',
      'http.times',
      'http.fraction',
      'http.errors',
      'listTagCategories.skills',
      'responses.most',
      'schemas.timestamp',
      'schemas.mediaUrl',
    ],
    look({ operation, status, json, responseText }) {
      const validate = operation.responses.get(status)?.validate;
      if (validate === undefined || validate === null) return null;
      if (json === undefined) return { expected: 'JSON', received: shorten(responseText) };
      if (validate(json)) return null;
      const faults = (validate.errors ?? []).slice(0, 5);
      const naive = faults.some((fault) => fault.keyword === 'format' && fault.params.format === 'date-time');
      return {
        expected: faults.map((fault) => `${fault.instancePath || 'the body'} ${fault.message ?? ''}`).join('; '),
        received: shorten(faults.map((fault) => JSON.stringify(valueAt(json, fault.instancePath))).join('; ')),
        ...(naive
          ? { mend: 'Timestamps need an offset: build them with datetime.now(timezone.utc), not utcnow().' }
          : {}),
      };
    },
  },
  {
    id: 'http.trace',
    about: 'No answer shows the server’s inside.',
    look: ({ responseText }) =>
      /Traceback \(most recent call last\)|\n\s+at .+\(.+:\d+:\d+\)|File ".+", line \d+/.test(responseText)
        ? { expected: 'no stack trace', received: shorten(responseText) }
        : null,
  },
  ...invariants,
];

function valueAt(json: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      json,
    );
}
