import { paths } from '../../lib/paths.ts';

const PARAMETER = 'next';

/** The login page with the way back to where somebody wanted to go (decision A13). */
export function loginPathFor(path: string, search: string): string {
  const wanted = search === '' ? path : `${path}?${search}`;
  if (path === paths.home) return paths.login;
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: wanted }).toString()}`;
}

/**
 * Where to go after login: the path in `?next=` when it is one of this app's own, else the search (decision A13).
 * A backslash or a control character could make a browser read another host out of it; the login page would loop.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER) ?? '';
  const isOwn = next.startsWith('/') && !next.startsWith('//') && !/[\\\p{Cc}]/u.test(next);
  const isLogin = next.split(/[?#]/)[0] === paths.login;
  return isOwn && !isLogin ? next : paths.search;
}
