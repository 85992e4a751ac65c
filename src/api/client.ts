import { ApiError, readErrorBody } from './errors.ts';
import { getDeleteAccountUrl, getLogInUrl } from './generated/auth/auth.ts';
import { apiHost } from './host.ts';
import { endSession, session } from './session.ts';
import type { Shape } from './shape.ts';

/** The generator takes this as the error type of every hook. */
export type ErrorType<_Body> = ApiError;

export interface RequestOptions extends RequestInit {
  /** Bytes sent so far as a share from 0 to 1. Only where the transport reports it: never behind a service worker. */
  onUploadProgress?: (share: number) => void;
  /** What the body of a successful answer must be like; generated calls say it. */
  shape?: Shape;
}

interface Answer {
  status: number;
  statusText: string;
  text: string;
}

/**
 * Sends one call of the contract and answers with its body (undefined for 204).
 * Throws `ApiError`, or a `DOMException` named AbortError when the caller gave up.
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { onUploadProgress, shape, ...init } = options;
  const token = session.getState().token;
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);

  const send = onUploadProgress === undefined ? sendByFetch : sendByXhr(onUploadProgress);
  let answer: Answer;
  try {
    answer = await send(apiHost() + url, { ...init, headers });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('network', 'The server did not answer', { cause: error });
  }

  const body = parseBody(answer);
  if (import.meta.env.DEV) {
    const { checkResponse } = await import('./checkResponse.ts');
    checkResponse(init.method ?? 'GET', url, answer.status, body);
  }
  if (answer.status < 200 || answer.status > 299) {
    // A token that was replaced meanwhile is not the one that the server refused.
    if (answer.status === 401 && !carriesPassword(url) && session.getState().token === token) endSession('expired');
    throw new ApiError('http', `HTTP ${answer.status}`, {
      status: answer.status,
      statusText: answer.statusText,
      ...readErrorBody(body),
    });
  }
  if (body instanceof SyntaxError) {
    throw new ApiError('contract', 'The answer is not JSON', { status: answer.status, cause: body });
  }
  // No screen leans on what is not there. In development `checkResponse` has asked for much more.
  if (shape?.(body) === false) {
    throw new ApiError('contract', 'The answer is not what the contract promises', { status: answer.status });
  }
  return body as T;
}

/** A 401 of these calls is about the password in their body and not about the token (decision C4). */
function carriesPassword(url: string): boolean {
  return url === getLogInUrl() || url === getDeleteAccountUrl();
}

/** The parsed body, undefined when there is none, a SyntaxError when it is not JSON. */
function parseBody({ text }: Answer): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
}

async function sendByFetch(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, statusText: response.statusText, text: await response.text() };
}

/** fetch reports no upload progress, XMLHttpRequest does. */
function sendByXhr(onUploadProgress: (share: number) => void) {
  return (url: string, init: RequestInit): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
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
      xhr.addEventListener('error', () => reject(new TypeError('The upload failed')));
      xhr.addEventListener('abort', abort);
      init.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
