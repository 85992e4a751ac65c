import { publishIncident } from '../lib/incidents/incidents.ts';
import { ApiError, readErrorBody } from './errors.ts';
import { apiHost } from './host.ts';
import { credentials } from './credentials.ts';
import type { Shape } from './shape.ts';

/** Used by the generator as the error type of every hook. */
export type ErrorType<_Body> = ApiError;

export interface RequestOptions extends RequestInit {
  /**
   * Called with the sent share of the bytes from 0 to 1. Not called behind a service worker, where the transport
   * reports no progress.
   */
  onUploadProgress?: (share: number) => void;
  /** The shape that the body of a successful response must have; set by generated calls. */
  shape?: Shape;
  /**
   * The contract requires no login: the request is sent without a token and is not cancelled when the session ends. Set
   * by generated calls.
   */
  isPublic?: boolean;
}

declare global {
  interface Window {
    /** The calls that the page has sent before this code arrived (scripts/requestScreen.js), by URL without the host. */
    earlyCalls?: { token: string; calls: Map<string, { response: Promise<Response>; stop: AbortController }> };
  }
}

interface TransportResponse {
  status: number;
  statusText: string;
  text: string;
}

/**
 * Sends one HTTP request of the contract.
 * @returns the response body, undefined for 204; never settles when the session ends first
 * @throws `ApiError`, of the kind `network` only when the transport failed; a `DOMException` named AbortError when the
 *   caller aborted; an error of the program as it is
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { onUploadProgress, shape, isPublic = false, ...init } = options;
  const session = isPublic ? null : credentials();
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (session !== null && session.token !== null) headers.set('Authorization', `Bearer ${session.token}`);
  const stop = new AbortController();
  for (const signal of [init.signal, session?.signal]) {
    if (signal?.aborted === true) stop.abort(signal.reason);
    signal?.addEventListener('abort', () => stop.abort(signal.reason), { signal: stop.signal });
  }

  const send = onUploadProgress === undefined ? sendByFetch : sendByXhr(onUploadProgress);
  let answer: TransportResponse;
  try {
    answer = await send(apiHost() + url, { ...init, headers, signal: stop.signal });
  } catch (error) {
    if (session?.signal.aborted === true) return await new Promise<never>(() => {});
    throw error;
  } finally {
    // Removes the listeners from the session's signal, which outlives the request.
    stop.abort();
  }

  const body = parseBody(answer);
  if (answer.status === 401 && session !== null) {
    if (import.meta.env.DEV) {
      const { isAboutToken } = await import('./checkResponse.ts');
      const isRefused = await isAboutToken(init.method ?? 'GET', url, headers.get('Authorization') ?? '');
      if (!isRefused) throw new ApiError('contract', 'The 401 is not about the token', { status: 501 });
    }
    session.onRefused();
  }
  if (import.meta.env.DEV) {
    const { checkResponse } = await import('./checkResponse.ts');
    checkResponse(init.method ?? 'GET', url, answer.status, body);
  }
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiError('http', `HTTP ${answer.status}`, {
      status: answer.status,
      statusText: answer.statusText,
      ...readErrorBody(body),
    });
  }
  if (body instanceof SyntaxError) {
    if (import.meta.env.VITE_REPORT_URL) publishAnswer(options, url, answer.status, body);
    throw new ApiError('contract', 'The answer is not JSON', { status: answer.status, cause: body });
  }
  // Ensures that screens find the properties that they read. In development `checkResponse` has already checked much
  // more.
  if (shape?.(body) === false) {
    if (import.meta.env.VITE_REPORT_URL) publishAnswer(options, url, answer.status, body);
    throw new ApiError('contract', 'The answer is not what the contract promises', { status: answer.status });
  }
  return body as T;
}

function publishAnswer({ method = 'GET' }: RequestInit, url: string, status: number, body: unknown): void {
  publishIncident({ kind: 'answer', method, url, status, body });
}

/** Parses the body; undefined when it is empty. Returns (not throws) a SyntaxError when it is not JSON. */
function parseBody({ text }: TransportResponse): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
}

async function sendByFetch(url: string, init: RequestInit): Promise<TransportResponse> {
  try {
    // Responses contain personal data and must not be stored in the browser's cache on disk.
    const response = await (earlyResponse(url, init) ?? fetch(url, { ...init, cache: 'no-store' }));
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (error) {
    // A request that the app did not abort was stopped by the browser, because the page is being left.
    throw init.signal?.aborted === true ? error : noAnswer(error);
  }
}

/** Returns the response of an early call; null for any other call. It is returned once: the next call is sent again. */
function earlyResponse(url: string, { method = 'GET', headers, signal }: RequestInit): Promise<Response> | null {
  const early = globalThis.window?.earlyCalls;
  const path = url.slice(apiHost().length);
  const call = early?.calls.get(path);
  if (early === undefined || call === undefined || method !== 'GET') return null;
  early.calls.delete(path);
  if ((headers as Headers).get('Authorization') !== `Bearer ${early.token}`) return null;
  signal?.addEventListener('abort', () => call.stop.abort(signal.reason));
  return call.response;
}

const noAnswer = (cause: unknown) => new ApiError('network', 'The server did not answer', { cause });

/** Used for uploads: XMLHttpRequest reports upload progress, fetch does not. */
function sendByXhr(onUploadProgress: (share: number) => void) {
  return (url: string, init: RequestInit): Promise<TransportResponse> =>
    new Promise((resolve, reject) => {
      const abort = () => {
        const reason = new DOMException('The upload was aborted', 'AbortError');
        reject(init.signal?.aborted === true ? reason : noAnswer(reason));
      };
      if (init.signal?.aborted) return abort();
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? 'POST', url);
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onUploadProgress(event.loaded / event.total);
      });
      xhr.addEventListener('load', () =>
        resolve({ status: xhr.status, statusText: xhr.statusText, text: xhr.responseText }),
      );
      xhr.addEventListener('error', () => reject(noAnswer(new TypeError('The upload failed'))));
      xhr.addEventListener('abort', abort);
      init.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
