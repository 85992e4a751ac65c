/** Path under which the host serves the app, without a trailing slash; empty for the root. */
export const appBase: string = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** Removes `appBase` from the beginning of a path of the host; other paths are returned unchanged. */
export function withoutBase(pathname: string): string {
  if (import.meta.env.BASE_URL === '/' || !pathname.startsWith(`${appBase}/`)) return pathname;
  return pathname.slice(appBase.length);
}
