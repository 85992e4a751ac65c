/** What browsers with Trusted Types offer, as far as it is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => URL;
  };
}

/** A policy may be made once a page. */
const made = new Map<string, URL | string>();

/**
 * The address of a script of our own, as the Content-Security-Policy wants it: `require-trusted-types-for 'script'`
 * refuses a plain text. `policy` is a name that the header allows (scripts/hosting/securityHeaders.ts); it vouches for
 * this one address. Where the browser has no Trusted Types the address itself.
 */
export function trustedScript(policy: string, url: string): URL | string {
  const known = made.get(policy);
  if (known !== undefined) return known;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
  made.set(policy, trusted);
  return trusted;
}
