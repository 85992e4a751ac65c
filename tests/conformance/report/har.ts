import type { Exchange } from '../engine/exchange.ts';
import type { RunResult } from '../engine/run.ts';
import { mask } from '../engine/mask.ts';
import { NAME, VERSION } from '../nameAndVersion.ts';

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    value: name.toLowerCase() === 'authorization' ? mask(value) : value,
  }));

/** Every exchange as an HTTP archive (HAR 1.2), which a browser's network panel can open. */
export function har({ exchanges, waived }: RunResult): string {
  const log = {
    version: '1.2',
    creator: { name: NAME, version: VERSION },
    comment: waived.map(({ id, because }) => `waived: ${id}, because ${because}`).join('; '),
    entries: exchanges.map((seen) => entry(seen)),
  };
  return JSON.stringify({ log });
}

function entry(seen: Exchange) {
  const requestText = mask(seen.requestBody);
  const responseText = mask(seen.responseText);
  const url = new URL(seen.url);
  return {
    startedDateTime: seen.startedAt,
    time: seen.milliseconds,
    request: {
      method: seen.method,
      url: seen.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(seen.requestHeaders),
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
      headers: pairs(seen.responseHeaders),
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
