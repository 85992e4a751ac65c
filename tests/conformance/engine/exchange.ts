import type { Operation } from '../contract/contract.ts';
import { type Field, MOST_RECORDED, WrittenForm } from './writtenForm.ts';

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
  /** The second half of the body is sent only after this, so that the call begins before it and ends after it. */
  heldUntil?: Promise<unknown>;
}

/** One request with its response. */
export interface Exchange {
  operation: Operation;
  method: string;
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  /** As text; of bytes, what can be read of them. */
  requestBody: string;
  /** The body where it was sent as bytes; null for any other. */
  requestBytes: Uint8Array | null;
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
  const whole = new Request(url, {
    method: operation.method,
    headers: headersOf(token, input),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    ...bodyOf(input.body),
  });
  const request = input.heldUntil === undefined ? whole : await inHalves(whole, input.heldUntil);
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
    requestBytes: input.body instanceof Uint8Array ? input.body : null,
    requestFields: await fieldsOf(input.body),
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseText,
    json: parse(responseText),
    milliseconds: performance.now() - begin,
    startedAt,
  };
}

/** Returns a request whose body is sent in two halves, the second one after `then`. */
async function inHalves(request: Request, then: Promise<unknown>): Promise<Request> {
  const headers = new Headers(request.headers);
  const bytes = new Uint8Array(await request.arrayBuffer());
  headers.set('Content-Length', String(bytes.length));
  const half = Math.floor(bytes.length / 2);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, half));
      await then;
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  });
  const { method, url, signal } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, redirect: 'manual', duplex: 'half' };
  return new Request(url, init);
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
  if (body instanceof Uint8Array) return `(${body.length} bytes) ${readable(body)}`;
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

/** Returns bytes as text: those in UTF-16 as what they say, else each that is no ASCII as an escape. */
function readable(bytes: Uint8Array): string {
  const text = textInUtf16(bytes);
  if (text !== null) return `UTF-16: ${text}`;
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replaceAll(/[^ -~]/g, (byte) => String.raw`\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Returns the text of bytes that begin with the mark of UTF-16, little end first; null for others. */
export const textInUtf16 = (bytes: Uint8Array): string | null =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder('utf-16le').decode(bytes) : null;

async function fieldsOf(body: CallInput['body']): Promise<Field[] | null> {
  if (body instanceof WrittenForm) return [...body.fieldsWithContent];
  if (!(body instanceof FormData)) return null;
  return await Promise.all(
    [...body].map(async ([name, value]): Promise<Field> => {
      if (typeof value === 'string') return { name, text: value };
      const { name: fileName, type, size } = value;
      return {
        name,
        fileName,
        type,
        size,
        bytes: size > MOST_RECORDED ? null : new Uint8Array(await value.arrayBuffer()),
      };
    }),
  );
}
