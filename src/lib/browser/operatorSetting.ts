/**
 * Returns what the operator has set: the content of a `meta` element of the page, into which the build or the start of
 * the web server writes it (docs/deployment.md). Empty when nothing is set, and where there is no page.
 */
export function operatorSetting(name: 'api-host' | 'application-name' | 'operator' | 'contact'): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
