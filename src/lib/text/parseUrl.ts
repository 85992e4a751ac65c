/** Parses an address as browsers do, null for none. `URL.canParse` is younger than some browsers (docs/browsers.md). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
