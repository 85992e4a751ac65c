/** The folder of its host that the app lies in, without the slash at its end: empty for the root. */
export const appBase: string = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns a path of the app for a path of its host. */
export function withoutBase(pathname: string): string {
  if (import.meta.env.BASE_URL === '/' || !pathname.startsWith(`${appBase}/`)) return pathname;
  return pathname.slice(appBase.length);
}
