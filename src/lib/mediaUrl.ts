/**
 * The address to load a sound or video from (decision P17), or null when there is none that may be loaded. A path under
 * `/uploads/` lies on the backend; an absolute address stays as it is where it leads to the backend, and so does a
 * `blob:` of this page. Other hosts are dropped: whoever looks at a profile would tell them so.
 * @param host origin of the backend without a slash at the end, empty for the page's own
 * @example resolveMediaUrl('/uploads/a.webm', 'https://api.example') // 'https://api.example/uploads/a.webm'
 */
export function resolveMediaUrl(url: string | null | undefined, host: string): string | null {
  const trimmed = url?.trim() ?? '';
  if (trimmed.startsWith('/uploads/')) return host + trimmed;
  return isOwnBlob(trimmed) || isOfHost(trimmed, host) ? trimmed : null;
}

/** The same for a picture, which may also be held in its own address (`data:image/`). */
export function resolvePictureUrl(url: string | null | undefined, host: string): string | null {
  const trimmed = url?.trim() ?? '';
  return /^data:image\//i.test(trimmed) ? trimmed : resolveMediaUrl(trimmed, host);
}

function isOwnBlob(address: string): boolean {
  return /^blob:/i.test(address) && URL.canParse(address) && new URL(address).origin === window.location.origin;
}

function isOfHost(address: string, host: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).origin === new URL(host || window.location.origin).origin;
}
