import { ORIGIN, Unreachable } from './exchange.ts';

/** The response to a request for a file. */
export interface Fetched {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array;
}

const TIMEOUT = 30_000;

/** Fetches the URL that an upload returned, without a token, as an element of a page does. */
export async function fetchFile(
  host: string,
  url: string,
  operationId: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Fetched> {
  try {
    const response = await fetch(new URL(url, host), {
      method,
      headers: { Origin: ORIGIN, ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
  } catch (error) {
    throw new Unreachable(
      `${method} ${url}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
      operationId,
    );
  }
}
