import { isObject, type Json, type JsonObject, operations, resolve } from '../contract/documents.ts';
import { sampleOf, xssEmails, xssLinks, xssMedia, xssTexts } from './xssCorpus.ts';

const kinds = { text: xssTexts, link: xssLinks, media: xssMedia, email: xssEmails };
type Kind = keyof typeof kinds;

/**
 * Iterates over a part of the corpus for each field separately, so that every field receives every string of the part.
 */
export class Attack {
  private readonly parts: Record<Kind, string[]>;
  private readonly turns = new Map<string, number>();

  /** @param count how many strings of each kind; `from` chooses which */
  constructor(count: number, from = 0) {
    this.parts = {
      text: sampleOf(kinds.text, count, from),
      link: sampleOf(kinds.link, count, from),
      media: sampleOf(kinds.media, count, from),
      email: sampleOf(kinds.email, count, from),
    };
  }

  get texts(): readonly string[] {
    return this.parts.text;
  }

  /** The attacked fields as schema and property. */
  get fields(): string[] {
    return [...this.turns.keys()];
  }

  next(kind: Kind, field: string): string {
    const turn = this.turns.get(field) ?? 0;
    this.turns.set(field, turn + 1);
    const part = this.parts[kind];
    return part[turn % part.length] ?? '';
  }
}

/**
 * The response to a call of the contract with an attack in every string that is not an id, a date, an enum or a token.
 */
export function attackAnswer(method: string, path: string, status: number, body: Json, attack: Attack): Json {
  const found = operations.find((known) => known.method === method && pathPattern(known.path).test(path));
  const content = found?.operation.responses[String(status)];
  if (found === undefined || content === undefined) return body;
  const schema = ((resolve(content).content as JsonObject | undefined)?.['application/json'] as JsonObject | undefined)
    ?.schema;
  return schema === undefined ? body : attackValue(schema, body, found.operation.operationId, attack);
}

/** The contract, and so `operations`, lists literal paths before templated ones. */
const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`);

/** `place` is the location of the value: the nearest named schema and the path below it. */
function attackValue(declared: Json | undefined, value: Json, place: string, attack: Attack): Json {
  const name = isObject(declared) && typeof declared.$ref === 'string' ? declared.$ref.split('/').at(-1) : undefined;
  const schema = resolve(declared);
  const field = name !== undefined && schema.type === 'object' ? name : place;
  const branches = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as Json[] | undefined;
  if (branches !== undefined) {
    const isFitting = (branch: Json) => value === null || fits(resolve(branch), value);
    const branch = branches.find((each) => resolve(each).type !== 'null' && isFitting(each));
    return branch === undefined ? value : attackValue(branch, value, field, attack);
  }
  if (Array.isArray(value)) {
    return value.map((item) => attackValue(schema.items, item, `${field}[]`, attack));
  }
  if (isObject(value)) {
    const properties = (schema.properties ?? {}) as JsonObject;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
      const known = properties[key];
      return [key, known === undefined ? inner : attackValue(known, inner, `${field}.${key}`, attack)];
    });
    return Object.fromEntries(entries);
  }
  if (!isFree(schema, value, field)) return value;
  return attack.next(name === 'MediaUrl' ? 'media' : kindOf(schema, field), field);
}

function fits({ type }: JsonObject, value: Json): boolean {
  if (Array.isArray(value)) return type === 'array';
  return isObject(value) ? type === 'object' : type === typeof value;
}

function isFree(schema: JsonObject, value: Json, field: string): boolean {
  const types = [schema.type ?? []].flat();
  return (
    (typeof value === 'string' || value === null) &&
    types.includes('string') &&
    ['x-brand', 'enum', 'const', 'format'].every((mark) => schema[mark] === undefined) &&
    !field.endsWith('.access_token')
  );
}

function kindOf(schema: JsonObject, field: string): Kind {
  if (field.endsWith('_url')) return 'link';
  return typeof schema.pattern === 'string' && schema.pattern.includes('@') ? 'email' : 'text';
}
