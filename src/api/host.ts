import { operatorSetting } from '../lib/browser/operatorSetting.ts';
import type { UserId } from './generated/model/index.ts';

let host: string | undefined;

/** Origin of the backend without a trailing slash; empty for the page's own origin (docs/deployment.md, `API_HOST`). */
export function apiHost(): string {
  // The page does not change, and a screen asks for it many times.
  host ??= operatorSetting('apiHost').replace(/(?<!\/)\/+$/, '');
  return host;
}

/** Address of a user's socket on the backend (rule M24: https gives wss, http gives ws). */
export function socketAddress(userId: UserId, token: string): string {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, apiHost() || window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
