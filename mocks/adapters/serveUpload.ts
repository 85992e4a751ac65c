import { type Portraits, portraitSvg } from '../content/portrait.ts';
import { soundWav } from '../content/sound.ts';
import type { UploadRow } from '../world/rows.ts';

/** Reads committed files of the fake's content; Node and the browser do it in different ways. */
export interface ReadContent {
  /** A clip or a sound, by its path in mocks/content. */
  file: (name: string) => Promise<Blob>;
  portraits: () => Promise<Portraits>;
}

/** Responds to a GET or HEAD under `/uploads/`, with single byte ranges so that media is seekable. */
export async function serveUpload(row: UploadRow | undefined, request: Request, read: ReadContent): Promise<Response> {
  if (row === undefined) return new Response(null, { status: 404 });
  const file = await contentOf(row, read);
  const headers = {
    'Content-Type': file.type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // The content of a URL never changes, so its path is enough.
    ETag: `"${encodeURIComponent(new URL(request.url).pathname)}"`,
    // An uploaded page must never run with the app's origin.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.method === 'HEAD')
    return new Response(null, { headers: { ...headers, 'Content-Length': `${file.size}` } });
  const ifRangeMatches = (request.headers.get('if-range') ?? headers.ETag) === headers.ETag;
  const range = /^bytes=(\d*)-(\d*)$/.exec(ifRangeMatches ? (request.headers.get('range') ?? '') : '');
  if (range === null) return new Response(file, { headers });
  const [from, to] = bounds(range[1] ?? '', range[2] ?? '', file.size);
  if (from > to) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` } });
  }
  return new Response(file.slice(from, to + 1, file.type), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${file.size}` },
  });
}

/** First and last byte of a range, both inclusive; an empty `first` means the last `last` bytes. */
function bounds(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

/** The sounds that were heard: each range of a file is a call of its own. */
const sounds = new WeakMap<UploadRow, Blob>();

function soundOf(row: UploadRow & { kind: 'sound' }): Blob {
  const sound = sounds.get(row) ?? new Blob([soundWav(row.seed)], { type: 'audio/wav' });
  sounds.set(row, sound);
  return sound;
}

async function contentOf(row: UploadRow, read: ReadContent): Promise<Blob> {
  switch (row.kind) {
    case 'bytes':
      return new Blob([row.file], { type: row.type || 'application/octet-stream' });
    case 'portrait':
      return new Blob([portraitSvg(await read.portraits(), row.seed, row.instrument)], { type: 'image/svg+xml' });
    case 'sound':
      return soundOf(row);
    case 'file':
      return new Blob([await read.file(row.name)], { type: row.name.endsWith('.mp3') ? 'audio/mpeg' : 'video/webm' });
  }
}
