import type { Operation } from '../contract/contract.ts';
import { ORIGIN, Unreachable } from '../engine/exchange.ts';
import { Unmet } from '../engine/findings/failure.ts';
import type { Case } from '../engine/kit.ts';

/**
 * Creates cases that send the CORS preflight of each operation: the response needs no token and allows the method and
 * headers.
 */
export function originCases(operations: Iterable<Operation>): Case[] {
  return [...operations].map((operation) => ({
    id: `origin.${operation.operationId}`,
    title: `A page of another origin may call ${operation.operationId}.`,
    async run(kit) {
      const wanted = ['authorization', 'content-type', 'range'];
      const url = new URL(operation.path.replace('{id}', 'conformance-nobody'), kit.host);
      const asked = {
        Origin: ORIGIN,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': wanted.join(','),
      };
      const request = { method: 'OPTIONS', redirect: 'manual', headers: asked } as const;
      const preflight = async () =>
        await fetch(url, request).catch((error: unknown) => {
          throw new Unreachable(`OPTIONS ${url.href}: ${String(error)}`, operation.operationId);
        });
      const response = await kit.limiter.through(operation.operationId, preflight, ({ status, headers }) => ({
        status,
        retryAfter: headers.get('retry-after') ?? undefined,
      }));
      const shown = [...response.headers].filter(([name]) => name.startsWith('access-'));
      const received = `${response.status} ${shown.map(([name, value]) => `${name}: ${value}`).join(', ') || 'without Access-Control headers'}`;
      kit.noteCall('OPTIONS', url, asked, received);
      const allowed = (name: string) =>
        (response.headers.get(`access-control-allow-${name}`) ?? '')
          .split(',')
          .map((item) => item.trim().toLowerCase());
      const isSimple = operation.method === 'GET' || operation.method === 'POST';
      const methods = allowed('methods');
      const fits =
        response.ok &&
        ['*', ORIGIN].includes(response.headers.get('access-control-allow-origin') ?? '') &&
        (isSimple || methods.includes('*') || methods.includes(operation.method.toLowerCase())) &&
        wanted.every((name) => allowed('headers').includes(name));
      if (fits) return;
      throw new Unmet({
        check: 'origin.preflight',
        subject: operation.operationId,
        expected: `2xx that allows ${operation.method} with ${wanted.join(', ')} to ${ORIGIN}`,
        received,
      });
    },
  }));
}
