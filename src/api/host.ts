import { operatorSetting } from '../lib/browser/operatorSetting.ts';
import type { UserId } from './generated/model/index.ts';

let host: string | undefined;

/** Returns the backend's origin without a trailing slash; empty for the page's own (docs/deployment.md, `API_HOST`). */
export function apiHost(): string {
  // Cached: the setting does not change during the life of the page, and a screen reads it many times.
  host ??= operatorSetting('apiHost').replace(/(?<!\/)\/+$/, '');
  return host;
}

/** Returns the URL of a user's WebSocket on the backend (https gives wss, http gives ws). */
export function socketAddress(userId: UserId, token: string): string {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, apiHost() || window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
