/** Parses a URL; null for an invalid one. Some supported browsers have no `URL.canParse` (docs/browsers.md). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
