import type { Exchange } from '../engine/exchange.ts';
import type { RunResult } from '../engine/run.ts';
import type { Secrets } from '../engine/findings/secrets.ts';
import { NAME, VERSION } from '../nameAndVersion.ts';

const pairs = (headers: Readonly<Record<string, string>>, secrets: Secrets) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: secrets.mask(value) }));

/** Returns all exchanges as an HTTP archive (HAR 1.2), which a browser's network panel can open. */
export function har({ exchanges, waived, secrets }: RunResult): string {
  const log = {
    version: '1.2',
    creator: { name: NAME, version: VERSION },
    comment: waived.map(({ id, because }) => `waived: ${id}, because ${because}`).join('; '),
    entries: exchanges.map((seen) => entry(seen, secrets)),
  };
  return JSON.stringify({ log });
}

function entry(seen: Exchange, secrets: Secrets) {
  const requestText = secrets.mask(seen.requestBody);
  const responseText = secrets.mask(seen.responseText);
  const url = new URL(secrets.mask(seen.url));
  return {
    startedDateTime: seen.startedAt,
    time: seen.milliseconds,
    request: {
      method: seen.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(seen.requestHeaders, secrets),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: requestText.length,
      ...(requestText === ''
        ? {}
        : { postData: { mimeType: seen.requestHeaders['content-type'] ?? '', text: requestText } }),
    },
    response: {
      status: seen.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(seen.responseHeaders, secrets),
      content: {
        size: responseText.length,
        mimeType: seen.responseHeaders['content-type'] ?? '',
        text: responseText,
      },
      redirectURL: seen.responseHeaders.location ?? '',
      headersSize: -1,
      bodySize: responseText.length,
    },
    cache: {},
    timings: { send: 0, wait: seen.milliseconds, receive: 0 },
  };
}
