import type { ErrorBody, ValidationIssue } from './generated/model/index.ts';

/** The message when no response was received. */
export const networkCopy = 'サーバーに接続できません。ネットワーク接続を確認してください。';

/**
 * Why an HTTP request failed.
 * - `network`: no response was received.
 * - `http`: the status is outside 200 to 299.
 * - `contract`: the response does not match the contract.
 */
export type ApiErrorKind = 'network' | 'http' | 'contract';

interface ApiErrorFields {
  status?: number;
  statusText?: string;
  detail?: string | null;
  issues?: readonly ValidationIssue[];
  cause?: unknown;
}

/** The error of every failed request, except for an abort, which is a `DOMException`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly statusText: string;
  /** The server's message (`{detail: string}`), or null. `shownDetail` returns the part that users may see. */
  readonly detail: string | null;
  /** The validation errors of a 422 (`{detail: [...]}`), otherwise empty. */
  readonly issues: readonly ValidationIssue[];

  constructor(kind: ApiErrorKind, message: string, fields: ApiErrorFields = {}) {
    super(message, { cause: fields.cause });
    this.kind = kind;
    this.status = fields.status ?? 0;
    this.statusText = fields.statusText ?? '';
    this.detail = fields.detail ?? null;
    this.issues = fields.issues ?? [];
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * Whether the server may have executed a failed request: it was aborted, no response was received, the response is
 * malformed, or the status is 5xx. A 4xx means that nothing was executed. The contract has no key by which a
 * server would recognize a second attempt, so callers look the outcome up before they send again.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isApiError(error)) return error.kind !== 'http' || error.status >= 500;
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Returns the message that no response was received; undefined for every other failure. */
export const networkMessage = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'network' ? networkCopy : undefined;

/** Reads an error body of the contract from any value. */
export function readErrorBody(body: unknown): { detail: string | null; issues: ValidationIssue[] } {
  const detail = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>).detail : undefined;
  if (Array.isArray(detail)) return { detail: null, issues: detail as ValidationIssue[] };
  return { detail: typeof detail === 'string' && detail.trim() !== '' ? detail : null, issues: [] };
}

/** Matches a text that has Japanese characters. */
export const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Matches the detail of a framework for a path or a method that the server does not have. */
export const UNROUTED = /^(?:Not Found|Method Not Allowed)$/;

/**
 * Returns the part of the server's detail that users may see, or null. At 5xx a text without Japanese
 * characters comes from a framework, such as `Internal Server Error`, and is not shown.
 */
export function shownDetail({ status, detail }: ApiError): string | null {
  // In development alone: a build that is ahead of its backend is rare, and its first loads have no byte to spare.
  if (import.meta.env.DEV && UNROUTED.test(detail ?? '')) return null;
  if (detail === null || status < 500) return detail;
  return JAPANESE.test(detail) ? detail : null;
}

/**
 * Returns the message to show for a failed request: the network message, otherwise the server's detail, otherwise
 * `fallback`.
 */
export function toMessage(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return networkMessage(error) ?? shownDetail(error) ?? fallback;
}
