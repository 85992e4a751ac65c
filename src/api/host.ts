import type { UserId } from './generated/model/index.ts';

/**
 * Origin of the backend without a slash at the end; empty means the page's own origin.
 * `VITE_API_HOST` sets it at build time, for example `https://api.otonowa.example`.
 */
export function apiHost(): string {
  const host: string = import.meta.env.VITE_API_HOST ?? '';
  return host.replace(/\/+$/, '');
}

/** Address of a user's socket on the backend host (decision M24: https gives wss, http gives ws). */
export function socketAddress(userId: UserId, token: string): string {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, apiHost() || window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
