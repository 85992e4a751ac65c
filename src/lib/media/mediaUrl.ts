import { parseUrl } from '../text/parseUrl.ts';

/**
 * Resolves the URL of a sound or video. A path under `/uploads/` is resolved against the backend; an
 * absolute URL is accepted if it is on the backend, and a `blob:` URL if this page created it. Other hosts are
 * rejected, because a request would tell them who views a profile.
 * @param host origin of the backend without a trailing slash; empty for the page's own
 * @returns the URL, or null when it must not be loaded
 * @example resolveMediaUrl('/uploads/a.webm', 'https://api.example') // 'https://api.example/uploads/a.webm'
 */
export function resolveMediaUrl(url: string | null | undefined, host: string): string | null {
  const trimmed = url?.trim() ?? '';
  if (trimmed.startsWith('/uploads/')) return host + trimmed;
  return isOwnBlob(trimmed) || isOfHost(trimmed, host) ? trimmed : null;
}

/** Like `resolveMediaUrl`, but for a picture, which may also be a `data:image/` URL. */
export function resolvePictureUrl(url: string | null | undefined, host: string): string | null {
  const trimmed = url?.trim() ?? '';
  return /^data:image\//i.test(trimmed) ? trimmed : resolveMediaUrl(trimmed, host);
}

function isOwnBlob(address: string): boolean {
  return /^blob:/i.test(address) && parseUrl(address)?.origin === window.location.origin;
}

function isOfHost(address: string, host: string): boolean {
  return /^https?:\/\//i.test(address) && parseUrl(address)?.origin === new URL(host || window.location.origin).origin;
}
