import type { UserId } from './generated/model/index.ts';

/**
 * Origin of the backend without a trailing slash; empty for the page's own origin.
 * Set at build time by `VITE_API_HOST`, for example `https://api.otonowa.example`.
 */
export function apiHost(): string {
  const host: string = import.meta.env.VITE_API_HOST ?? '';
  return host.replace(/(?<!\/)\/+$/, '');
}

/** Address of a user's socket on the backend (rule M24: https gives wss, http gives ws). */
export function socketAddress(userId: UserId, token: string): string {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, apiHost() || window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
