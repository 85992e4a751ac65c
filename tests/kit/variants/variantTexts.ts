import type { Variant } from './variant.ts';

export const FILES = '/uploads/';

/** Makes the URLs of files in a request relative again, as the fake stores them. */
export function relative({ absoluteFiles }: Variant, body: Buffer, host = ''): Buffer {
  return absoluteFiles === true
    ? Buffer.from(body.toString('latin1').replaceAll(`http://${host}${FILES}`, FILES), 'latin1')
    : body;
}

/** Changes the spelling of a response's JSON: URLs of files with a host, escapes, or both. */
export function absolute({ absoluteFiles, escapes }: Variant, text: string, host = ''): string {
  const addressed = absoluteFiles === true ? text.replaceAll(`"${FILES}`, `"http://${host}${FILES}`) : text;
  return escapes === true ? escaped(addressed) : addressed;
}

export const escaped = (text: string) =>
  text
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.split('').map(escapeUnit).join(''));

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function rewritten({ rewrite, spaced }: Variant, text: string): string {
  if ((rewrite === undefined && spaced === undefined) || text === '') return text;
  try {
    return JSON.stringify(
      rewriteAll(JSON.parse(text), rewrite ?? ((value) => value)),
      null,
      spaced === true ? '\t' : '',
    );
  } catch {
    return text;
  }
}

function rewriteAll(value: unknown, rewrite: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteAll(item, rewrite));
  if (typeof value !== 'object' || value === null) return rewrite(value);
  const entries = Object.entries(value).map(([key, item]) => [key, rewriteAll(item, rewrite)]);
  return rewrite(Object.fromEntries(entries));
}

/** Where a text is divided: within a letter too. */
export const half = (bytes: Buffer) => Math.ceil(bytes.length / 2);
