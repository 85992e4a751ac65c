import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus, fail } from '../../engine/expect.ts';
import type { Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { formInput } from '../formInput.ts';

/**
 * Contains every byte value, and is longer than one buffer of a stream. Of the files below the stated media type
 * counts, whatever the name ends in.
 */
export const BYTES = new Uint8Array(70_000).map((_, index) => (index * 7 + (index >> 8)) % 256);

export interface Kind {
  operationId: string;
  /** The file that is sent, with its name and media type. */
  file: File;
  fields: Record<string, string>;
  field: string;
  url: (answer: Record<string, unknown>) => unknown;
}

const file = (name: string, type: string) => new File([BYTES], name, { type });
export const KINDS: readonly Kind[] = [
  {
    operationId: 'uploadProfileImage',
    file: file('a.png', 'image/png'),
    fields: {},
    field: 'file',
    url: ({ url }) => url,
  },
  { operationId: 'uploadAvatar', file: file('b.png', 'image/webp'), fields: {}, field: 'file', url: ({ url }) => url },
  {
    operationId: 'uploadVideo',
    file: file('c.mp4', 'video/mp4'),
    fields: { title: '題' },
    field: 'file',
    url: ({ video_url }) => video_url,
  },
  {
    operationId: 'createPost',
    file: file('d.wav', 'audio/mpeg'),
    fields: { content: '', media_duration: '3' },
    field: 'media_file',
    url: ({ media_url }) => media_url,
  },
];

export async function send(person: Pick<Person, 'call'>, { operationId, file: sent, fields, field, url }: Kind) {
  const seen = await person.call(operationId, formInput({ ...fields, [field]: sent }));
  expectStatus(seen, operationId === 'createPost' ? 201 : 200);
  const answer = bodyOf<Record<string, unknown>>(seen);
  return { seen, answer, url: String(url(answer)) };
}

export const get = (kit: Kit, seen: Exchange, url: string, headers?: Record<string, string>) =>
  kit.fetchFile(url, seen.operation.operationId, headers);

export async function expectGone(kit: Kit, seen: Exchange, url: string): Promise<void> {
  const { status, headers } = await get(kit, seen, url);
  expectEqual('files.gone', seen, status, 404);
  expectReadable(seen, headers);
}

type Headers = Readonly<Record<string, string>>;
const typeOf = ({ headers }: { headers: Headers }) => headers['content-type']?.split(';')[0];

/** Fails unless a page of another origin may read the response. */
function expectReadable(seen: Exchange, headers: Headers): void {
  expectHeader('files.cors', seen, headers, 'access-control-allow-origin', /^(?:\*|https:\/\/conformance\.example)$/);
}

function expectHeader(check: string, seen: Exchange, headers: Headers, name: string, fits: RegExp): void {
  const value = headers[name];
  if (value !== undefined && fits.test(value)) return;
  const received = value === undefined ? `no ${name}` : `${name}: ${value}`;
  fail(check, seen, `${name} that matches ${fits.source}`, received);
}

/** Fails unless the headers of a whole or partial file stop browsers from running it. */
export function expectHarmless(seen: Exchange, headers: Headers): void {
  expectHeader('files.nosniff', seen, headers, 'x-content-type-options', /^nosniff$/i);
  expectHeader('files.sandbox', seen, headers, 'content-security-policy', /(?:^|;)\s*sandbox\b/);
  expectReadable(seen, headers);
}

/** Requests single byte ranges: open, closed, the last bytes, across the end, and beyond it. */
export async function expectRanges(kit: Kit, seen: Exchange, url: string): Promise<void> {
  const size = BYTES.length;
  const ranges: [asked: string, first: number, last: number][] = [
    // The first request of media players.
    ['bytes=0-', 0, size - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=-1', size - 1, size - 1],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=69000-', 69_000, size - 1],
    ['bytes=-500', size - 500, size - 1],
    [`bytes=${size - 1}-${size + 5}`, size - 1, size - 1],
    [`bytes=-${size + 5}`, 0, size - 1],
  ];
  for (const [asked, first, last] of ranges) {
    const part = await get(kit, seen, url, { Range: asked });
    expectHarmless(seen, part.headers);
    const expected = [asked, 206, `bytes ${first}-${last}/${size}`, last - first + 1];
    const got = [asked, part.status, part.headers['content-range'], part.bytes.length];
    expectEqual('files.range', seen, got, expected);
    expectEqual('files.range', seen, Buffer.compare(part.bytes, BYTES.slice(first, last + 1)), 0);
    expectEqual('files.type', seen, typeOf(part), typeOf(await get(kit, seen, url)));
  }
  for (const asked of [`bytes=${size}-`, `bytes=${size}-${size}`, `bytes=${size * 9}-${size * 10}`]) {
    const beyond = await get(kit, seen, url, { Range: asked });
    const got = [asked, beyond.status, beyond.headers['content-range']];
    expectEqual('files.range', seen, got, [asked, 416, `bytes */${size}`]);
    expectReadable(seen, beyond.headers);
  }
  // Invalid ranges are refused or ignored; several ranges may also get a multipart response.
  for (const asked of ['bytes=0-1,5-6', 'bytes=9-5', 'letters=0-1', 'bytes=x']) {
    const other = await get(kit, seen, url, { Range: asked });
    const isInParts = asked.includes(',') && (other.headers['content-type'] ?? '').startsWith('multipart/byteranges');
    if (other.status === 206 && isInParts) continue;
    const isRefused = other.status === 400 || other.status === 416;
    const whole = `${asked} refused by 400 or 416, or ignored: 200 with ${size} bytes`;
    expectEqual(
      'files.range',
      seen,
      isRefused ? whole : `${asked} answered by ${other.status} with ${other.bytes.length} bytes`,
      isRefused ? whole : `${asked} answered by 200 with ${size} bytes`,
    );
  }
}

/** Requests a file with `If-Range`, with and without its own validator, and with `HEAD`. */
export async function expectConditions(kit: Kit, seen: Exchange, url: string): Promise<void> {
  const whole = await get(kit, seen, url);
  const { etag, 'last-modified': modified } = whole.headers;
  const Range = 'bytes=0-3';
  const others = ['"conformance-other"', 'Thu, 01 Jan 1970 00:00:00 GMT'];
  for (const other of others) {
    const part = await get(kit, seen, url, { Range, 'If-Range': other });
    const got = `If-Range: ${other} answered by ${part.status} with ${part.bytes.length} bytes`;
    expectEqual('files.ifRange', seen, got, `If-Range: ${other} answered by 200 with ${BYTES.length} bytes`);
  }
  // A weak validator never matches in `If-Range`, and a date need not.
  if (etag !== undefined && !etag.startsWith('W/')) {
    const part = await get(kit, seen, url, { Range, 'If-Range': etag });
    const got = `If-Range: ${etag} answered by ${part.status} with ${part.bytes.length} bytes`;
    expectEqual('files.ifRange', seen, got, `If-Range: ${etag} answered by 206 with 4 bytes`);
  } else if (modified !== undefined) {
    const part = await get(kit, seen, url, { Range, 'If-Range': modified });
    expectEqual('files.ifRange', seen, [200, 206].includes(part.status), true);
  }
  const head = await kit.fetchFile(url, seen.operation.operationId, {}, 'HEAD');
  const said = (one: typeof head) => `${one.status} ${typeOf(one) ?? 'no media type'}`;
  expectEqual('files.head', seen, `HEAD: ${said(head)}`, `HEAD: ${said(whole)}`);
  const length = head.headers['content-length'] ?? `${BYTES.length}`;
  expectEqual('files.head', seen, `Content-Length: ${length}`, `Content-Length: ${BYTES.length}`);
  expectHarmless(seen, head.headers);
}
