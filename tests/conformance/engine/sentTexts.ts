import type { CallInput } from './exchange.ts';
import { WrittenForm } from './writtenForm.ts';

/** A number that is nobody's id, also where a server's ids are numbers. */
export const NO_ID = Number.MAX_SAFE_INTEGER;

/** Characters of an e-mail address before and after its `@`, which end where JSON or a URL goes on. */
const BEFORE = /[^\s"<>@,;:=?&]+$/;
const AFTER = /^[^\s"<>@,;:=?&]+\.\w+/;
/** Number of characters, more than an address may have. */
const LONGEST = 320;
/** The encodings in which a lenient server may read bytes. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be'] as const;

/** Returns the texts of a body, for bytes in every encoding in which a server may read them. */
export function textsOf(body: CallInput['body']): string[] {
  if (body === undefined) return [];
  if (body instanceof Uint8Array) return ENCODINGS.map((name) => new TextDecoder(name).decode(body));
  if (body instanceof WrittenForm) return [body.text];
  if (body instanceof FormData) return [...body.values()].filter((value) => typeof value === 'string');
  return [typeof body === 'string' ? body : JSON.stringify(body)];
}

/** Returns the e-mail addresses in a text, in lower case. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    const [before] = BEFORE.exec(text.slice(Math.max(0, index - LONGEST), index)) ?? [];
    const [after] = AFTER.exec(text.slice(index + 1, index + 1 + LONGEST)) ?? [];
    return before === undefined || after === undefined ? [] : [`${before}@${after}`.toLowerCase()];
  });
}

/**
 * Returns the values of the properties whose names match, at any depth of what a body says as JSON, or of the fields of
 * a form.
 */
export function valuesIn(body: CallInput['body'], name: RegExp): string[] {
  if (body instanceof FormData)
    return [...body].flatMap(([key, value]) => (name.test(key) && typeof value === 'string' ? [value] : []));
  return textsOf(body).flatMap((text) => {
    try {
      return collect(JSON.parse(text), name);
    } catch {
      // Not JSON, or too deep to be read.
      return [];
    }
  });
}

function collect(value: unknown, name: RegExp): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = name.test(key) ? [inner].flat() : [];
    const texts = own.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
    return [...texts, ...collect(inner, name)];
  });
}
