/** Path under which the host serves the app, without a trailing slash; empty for the root. */
export const appBase: string = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns the absolute URL of a path of the app, to be shared. */
export const absoluteUrl = (href: string): string => new URL(appBase + href, window.location.origin).href;

/** Removes `appBase` from the beginning of a path of the host; other paths are returned unchanged. */
export function withoutBase(pathname: string): string {
  if (import.meta.env.BASE_URL === '/' || !pathname.startsWith(`${appBase}/`)) return pathname;
  return pathname.slice(appBase.length);
}
