import type { Operation } from '../contract/contract.ts';
import { HIDDEN, type Secrets } from './findings/secrets.ts';
import { type Field, WrittenForm } from './writtenForm.ts';

/** The variable parts of a request. */
export interface CallInput {
  id?: string;
  query?: Record<string, string | number | boolean>;
  /** The query string as it is sent, for cases in which its spelling matters. */
  search?: string;
  /** An object is sent as JSON, FormData as multipart, a string and bytes unchanged. */
  body?: object | string;
  /** Null sends none; absent sends the caller's own. */
  authorization?: string | null;
  contentType?: string;
}

/** One request with its response. */
export interface Exchange {
  operation: Operation;
  method: string;
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: string;
  /** The fields of a form; null for any other body. */
  requestFields: readonly Field[] | null;
  status: number;
  responseHeaders: Readonly<Record<string, string>>;
  responseText: string;
  /** The parsed response body; undefined when there is none or it is no JSON. */
  json: unknown;
  milliseconds: number;
  startedAt: string;
}

/** Thrown when no complete response arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly operationId: string | null;

  constructor(message: string, operationId: string | null = null) {
    super(message);
    this.operationId = operationId;
  }
}

/** Returns the error of a request, named by its method and URL, to which no complete response arrived. */
export const unreachable = (what: string, error: unknown, operationId: string): Unreachable =>
  new Unreachable(`${what}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`, operationId);

/** Milliseconds within which a response must be complete. */
export const TIMEOUT = 30_000;

/** The `Origin` of all requests: the kit sends them like a browser on a page of another origin. */
export const ORIGIN = 'https://conformance.example';

/**
 * Sends a request and records it with its response. Redirects are not followed, because no operation may respond with
 * one.
 */
export async function exchange(
  host: string,
  operation: Operation,
  token: string | null,
  input: CallInput,
): Promise<Exchange> {
  const url = new URL(operation.path.replace('{id}', encodeURIComponent(input.id ?? '')), host);
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
  if (input.search !== undefined) url.search = input.search;
  const request = new Request(url, {
    method: operation.method,
    headers: headersOf(token, input),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    ...bodyOf(input.body),
  });
  const begin = performance.now();
  const startedAt = new Date().toISOString();
  let response: Response;
  let responseText: string;
  try {
    response = await fetch(request);
    responseText = await response.text();
  } catch (error) {
    throw unreachable(`${operation.method} ${url.href}`, error, operation.operationId);
  }
  return {
    operation,
    method: operation.method,
    url: url.href,
    requestHeaders: Object.fromEntries(request.headers),
    requestBody: describeBody(input.body),
    requestFields: fieldsOf(input.body),
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseText,
    json: parse(responseText),
    milliseconds: performance.now() - begin,
    startedAt,
  };
}

function headersOf(token: string | null, { authorization, contentType, body }: CallInput): Headers {
  const headers = new Headers({ Accept: 'application/json', Origin: ORIGIN });
  const value = authorization === undefined && token !== null ? `Bearer ${token}` : authorization;
  if (value !== undefined && value !== null) headers.set('Authorization', value);
  if (contentType !== undefined) headers.set('Content-Type', contentType);
  else if (body instanceof WrittenForm) headers.set('Content-Type', body.contentType);
  else if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  return headers;
}

function bodyOf(body: CallInput['body']): { body?: string | FormData | Uint8Array<ArrayBuffer> } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (body instanceof WrittenForm) return { body: body.bytes() };
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function describeBody(body: CallInput['body']): string {
  if (body === undefined) return '';
  if (body instanceof Uint8Array) return `(${body.length} bytes)`;
  if (body instanceof WrittenForm) return body.text;
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : JSON.stringify(body);
  return [...body]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : `@${value.name} (${value.size} bytes)`}`)
    .join('&');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(body: CallInput['body']): Field[] | null {
  if (body instanceof WrittenForm) return [...body.fields];
  if (!(body instanceof FormData)) return null;
  return [...body].map(([name, value]) =>
    typeof value === 'string' ? { name, text: value } : { name, fileName: value.name, type: value.type },
  );
}

/** Request headers that curl sends by itself, or that change nothing. */
const LEFT_OUT = ['accept', 'origin'];

/** Returns a shell command that repeats the request, without secrets; the token is read from `$TOKEN`. */
export function toCurl(
  { method, url, requestHeaders, requestBody, requestFields }: Exchange,
  secrets: Pick<Secrets, 'mask'>,
): string {
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !LEFT_OUT.includes(name) && (requestFields === null || name !== 'content-type'))
    .map(([name, value]) => `-H ${quotedWithToken(`${name}: ${secrets.mask(value)}`)}`);
  const fields = (requestFields ?? []).map((field) =>
    'text' in field
      ? `--form-string ${quoted(`${field.name}=${secrets.mask(field.text)}`)}`
      : `-F ${quoted(`${field.name}=@${field.fileName}${field.type === '' ? '' : `;type=${field.type}`}`)}`,
  );
  const hasData = requestFields === null && requestBody !== '';
  const data = hasData ? [`--data-raw ${quoted(secrets.mask(requestBody))}`] : fields;
  return ['curl', '-i', '-X', method, quoted(secrets.mask(url)), ...headers, ...data].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function quotedWithToken(text: string): string {
  if (!text.includes(HIDDEN)) return quoted(text);
  return `"${text.replaceAll(/["$\\`]/g, String.raw`\$&`).replaceAll(HIDDEN, '$TOKEN')}"`;
}
