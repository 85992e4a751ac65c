import type { ErrorBody, ValidationIssue } from './generated/model/index.ts';

/** spec.md section 8: no answer from the server. */
export const NETWORK_MESSAGE = 'サーバーに接続できません。ネットワーク接続を確認してください。';

/**
 * What went wrong with a call.
 * - `network`: no answer arrived.
 * - `http`: the server answered with a status outside 200 to 299.
 * - `contract`: the answer is not of the shape that the contract allows.
 */
export type ApiErrorKind = 'network' | 'http' | 'contract';

interface ApiErrorFields {
  status?: number;
  statusText?: string;
  detail?: string | null;
  issues?: readonly ValidationIssue[];
  cause?: unknown;
}

/** The one error that a call throws, but for an abort, which stays a `DOMException`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  readonly statusText: string;
  /** The server's own words, when it gave any (`{detail: string}`). */
  readonly detail: string | null;
  /** The faults of a 422 (`{detail: [...]}`), empty otherwise. */
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

/** Reads an error body of the contract out of anything (decision C3). */
export function readErrorBody(body: unknown): { detail: string | null; issues: ValidationIssue[] } {
  const detail = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>).detail : undefined;
  if (Array.isArray(detail)) return { detail: null, issues: detail as ValidationIssue[] };
  return { detail: typeof detail === 'string' && detail.trim() !== '' ? detail : null, issues: [] };
}

/** The text to show for a failed call: the network text, else the server's detail, else the screen's own (decision C3). */
export function toMessage(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  if (error.kind === 'network') return NETWORK_MESSAGE;
  return error.detail ?? fallback;
}
