interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * msw registers its service worker, and this folder its shared worker, with a URL as a plain string. Under a policy
 * that requires Trusted Types this default policy allows URLs of the page's own origin and rejects all others.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { origin, href } = window.location;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, href).origin === origin ? url : null),
  });
}
