/**
 * Runs in the page, before the app: logs violations of the Content-Security-Policy, not all of which browsers write to
 * the console themselves.
 */
export function logViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- the test watches the console of the page
    console.error(`Content Security Policy stopped ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}
