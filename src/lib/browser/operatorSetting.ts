/**
 * Returns what the operator has set, or the app's version: an attribute of the app's element in index.html, into which the build or the start
 * of the web server writes it (docs/deployment.md). Empty when nothing is set, and where there is no such element.
 */
export function operatorSetting(
  name: 'apiHost' | 'appName' | 'operator' | 'contact' | 'reportUrl' | 'reportSample' | 'version',
): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLElement>('#root')?.dataset[name] ?? '';
}
