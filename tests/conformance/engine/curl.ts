import { type Exchange, textInUtf16 } from './exchange.ts';
import { HIDDEN, type Secrets } from './findings/secrets.ts';
import type { Field } from './writtenForm.ts';

type Mask = Pick<Secrets, 'mask'>;
type FileField = Extract<Field, { fileName: string }>;

/** Request headers that curl sends by itself, or that change nothing. */
const LEFT_OUT = ['accept', 'origin'];

/**
 * Returns a shell command that repeats the request, without secrets; the token is read from `$TOKEN`. It needs no file:
 * bytes are written by `printf`, and those of a long file, which do not matter, are zeros.
 */
export function toCurl(seen: Exchange, secrets: Mask): string {
  const { method, url, requestHeaders, requestBody, requestBytes, requestFields } = seen;
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !LEFT_OUT.includes(name) && (requestFields === null || name !== 'content-type'))
    .map(([name, value]) => `-H ${quotedWithToken(`${name}: ${secrets.mask(value)}`)}`);
  const start = ['curl', '-i', '-X', method, quoted(secrets.mask(url)), ...headers];
  if (requestBytes !== null) return `${bytesOf(requestBytes, secrets)} | ${[...start, '--data-binary @-'].join(' ')}`;
  if (requestFields !== null) return withForm(start, requestFields, secrets);
  const data = requestBody === '' ? [] : [`--data-raw ${quoted(secrets.mask(requestBody))}`];
  return [...start, ...data].join(' ');
}

/** Adds the fields of a form. One file comes through a pipe; of several each is written to a file first. */
function withForm(start: readonly string[], fields: readonly Field[], secrets: Mask): string {
  const files = fields.filter((field) => 'fileName' in field);
  const isPiped = files.length === 1;
  const parts = fields.map((field) => {
    if ('text' in field) return `--form-string ${quoted(`${field.name}=${secrets.mask(field.text)}`)}`;
    const from = isPiped ? '-' : nameOf(files.indexOf(field));
    const type = field.type === '' ? '' : `;type=${field.type}`;
    return `-F ${quoted(`${field.name}=@${from};filename=${named(field.fileName)}${type}`)}`;
  });
  const command = [...start, ...parts].join(' ');
  const [only] = files;
  if (isPiped && only !== undefined) return `${contentOf(only)} | ${command}`;
  return [...files.map((file, index) => `${contentOf(file)} > ${nameOf(index)}`), command].join('; ');
}

const nameOf = (index: number) => `conformance-${index + 1}.bin`;
/** A file name as curl reads it: in quotes where a letter would end it. */
const named = (name: string) => (/[",;\\\s]/.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name);
const contentOf = ({ bytes = null, size = 0 }: FileField) =>
  bytes === null ? `head -c ${size} /dev/zero` : `printf ${octal(Buffer.from(bytes).toString('latin1'))}`;

function bytesOf(bytes: Uint8Array, secrets: Mask): string {
  const text = textInUtf16(bytes);
  if (text === null) return `printf ${octal(secrets.mask(Buffer.from(bytes).toString('latin1')))}`;
  const converted = `printf %s ${quoted(secrets.mask(text))} | iconv -f UTF-8 -t UTF-16LE`;
  return `{ printf ${octal('\u00FF\u00FE')}; ${converted}; }`;
}

/** Returns the format with which `printf` writes these bytes, given as the letters of Latin 1; others stay. */
function octal(latin: string): string {
  const text = latin
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replaceAll(/[^ -~\u0100-\uFFFF]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return quoted(text);
}

/** Matches one letter many times in a row, which is written as their number. */
const RUN = /([\p{L}\p{N}[\]])\1{199,}/gu;

function quoted(text: string): string {
  const whole = `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return whole.replaceAll(RUN, (run, letter: string) => {
    const count = run.length / letter.length;
    return `'"$(printf '${letter}%.0s' $(seq ${count}))"'`;
  });
}

function quotedWithToken(text: string): string {
  if (!text.includes(HIDDEN)) return quoted(text);
  return `"${text.replaceAll(/["$\\`]/g, String.raw`\$&`).replaceAll(HIDDEN, '$TOKEN')}"`;
}
