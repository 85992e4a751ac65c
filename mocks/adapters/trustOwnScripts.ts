interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Allows the scripts of the page's own origin under a Content-Security-Policy that requires Trusted Types: msw
 * registers its service worker with a URL as a plain string, and so does the fake backend its shared worker. All other
 * URLs are rejected. To be called before both; does nothing where the browser has no Trusted Types.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { origin, href } = window.location;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, href).origin === origin ? url : null),
  });
}
