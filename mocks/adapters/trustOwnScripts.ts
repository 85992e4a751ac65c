interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * msw registers its service worker, and this folder its shared worker, with a plain address. Under a policy that
 * requires Trusted Types this default policy allows addresses on the page's own host; all others are rejected.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { origin, href } = window.location;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, href).origin === origin ? url : null),
  });
}
