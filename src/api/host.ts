/**
 * Origin of the backend without a slash at the end; empty means the page's own origin.
 * `VITE_API_HOST` sets it at build time, for example `https://api.otonowa.example`.
 */
export function apiHost(): string {
  const host: string = import.meta.env.VITE_API_HOST ?? '';
  return host.replace(/\/+$/, '');
}
