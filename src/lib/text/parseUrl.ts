import { attempt } from '../errors/attempt.ts';

/** Parses a URL; null for an invalid one. Some supported browsers have no `URL.canParse` (docs/browsers.md). */
export const parseUrl = (address: string, base?: string): URL | null => attempt(() => new URL(address, base), null);
