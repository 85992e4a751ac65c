const ABSOLUTE = /^(?:https?:\/\/|blob:|data:image\/)/i;

/**
 * The address to load a picture, sound or video from (decision P17), or null when there is none that may be loaded.
 * A path under `/uploads/` lies on the backend; absolute addresses, `blob:` and `data:image/` stay as they are;
 * every other scheme is dropped.
 * @param host origin of the backend without a slash at the end, empty for the page's own
 * @example resolveMediaUrl('/uploads/a.png', 'https://api.example') // 'https://api.example/uploads/a.png'
 */
export function resolveMediaUrl(url: string | null | undefined, host: string): string | null {
  const trimmed = url?.trim() ?? '';
  if (trimmed.startsWith('/uploads/')) return host + trimmed;
  return ABSOLUTE.test(trimmed) ? trimmed : null;
}
