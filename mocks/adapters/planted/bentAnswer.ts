import { operations } from '../../../src/api/generated/operations.ts';
import { changeResponse, type Json, type Plant } from './plantedFault.ts';

/**
 * How a response of an operation is changed. Fields are paths such as `/tags/*\/name`: `*` is every item or every key.
 */
const kinds = ['status', 'media', 'drop', 'null', 'type'] as const;
type Kind = (typeof kinds)[number];

/** Status codes that servers confuse. */
const NEIGHBOURS: Readonly<Record<number, number>> = {
  200: 202,
  201: 200,
  204: 205,
  400: 418,
  401: 403,
  403: 401,
  404: 410,
  409: 400,
  413: 400,
  415: 400,
  422: 400,
};

/**
 * A fault for the conformance kit to find, derived from the contract: a response with another status or media type, or
 * with one field missing, null or of another type.
 * @param name `operationId:status:kind:/field`
 * @returns null for any other name
 */
export function bentAnswer(name: string): Plant | null {
  const [id = '', code = '', kindName = '', path = ''] = name.split(':');
  const kind = kinds.find((known) => known === kindName);
  const operation = Object.values(operations).find(({ operationId }) => operationId === id);
  const status = Number(code);
  if (kind === undefined || operation === undefined || !Number.isInteger(status)) return null;
  return () => {
    let effects = 0;
    const onEffect = () => (effects += 1);
    const fault = changeResponse(name, [operation.operationId], async (response) =>
      response.status === status ? await bend(response, kind, path, onEffect) : response,
    )();
    return { ...fault, effects: () => effects };
  };
}

async function bend(response: Response, kind: Kind, path: string, onEffect: () => void): Promise<Response> {
  const { status } = response;
  if (kind === 'status' || kind === 'media') onEffect();
  if (kind === 'status') {
    const other = NEIGHBOURS[status] ?? 418;
    return other === 205
      ? new Response(null, { status: 205 })
      : Response.json(await bodyOf(response), { status: other });
  }
  if (kind === 'media') {
    return new Response(await response.text(), { status, headers: { 'Content-Type': 'text/html' } });
  }
  const body = await bodyOf(response);
  const keys = path.split('/').slice(1);
  change(body, keys, kind, onEffect);
  return Response.json(body, { status });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

function change(value: unknown, [key = '', ...rest]: readonly string[], kind: Kind, onEffect: () => void): void {
  if (typeof value !== 'object' || value === null) return;
  const parent = value as Json;
  for (const name of key === '*' ? Object.keys(parent) : [key]) {
    if (!(name in parent)) continue;
    if (rest.length > 0) {
      change(parent[name], rest, kind, onEffect);
      continue;
    }
    onEffect();
    if (kind === 'drop') delete parent[name];
    else parent[name] = kind === 'null' ? null : otherType(parent[name]);
  }
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return 'yes';
  return Array.isArray(value) ? { wrong: true } : ['wrong'];
}
