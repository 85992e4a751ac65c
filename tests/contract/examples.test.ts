import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { documents, isObject, type Json, type JsonObject, resolve, walk } from './documents.ts';

// The linters refuse unknown keywords; here the whole documents are what `$ref`s resolve in.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
for (const [address, document] of Object.entries(documents)) ajv.addSchema(document, address, undefined, false);

interface Example {
  place: string;
  schema: string;
  value: Json;
}

/** Examples of schemas, parameters, media types and messages, each with the address of its schema. */
function examplesOf(address: string, document: JsonObject): Example[] {
  const found: Example[] = [];
  walk(document, (node, pointer) => {
    for (const [name, value] of Object.entries(node.examples ?? {})) {
      const place = `${address}#${pointer}/examples/${name}`;
      if (isObject(node.schema)) {
        found.push({ place, schema: `${address}#${pointer}/schema`, value: resolve(value, document).value ?? null });
      } else if (isObject(node.payload)) {
        found.push({ place, schema: `${address}#${pointer}/payload`, value: (value as JsonObject).payload ?? null });
      } else if (/\/schemas\/|\/properties\//.test(pointer) && Array.isArray(node.examples)) {
        found.push({ place, schema: `${address}#${pointer}`, value });
      }
    }
  });
  return found;
}

function check(schema: string, value: Json): string {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return `no schema at ${schema}`;
  return validate(value) === true ? '' : ajv.errorsText(validate.errors);
}

describe.each(Object.entries(documents))('examples of %s', (address, document) => {
  const examples = examplesOf(address, document);

  it('exist', () => expect(examples.length).toBeGreaterThan(30));

  it.each(examples.map((example) => [example.place.split('#')[1], example] as const))(
    '%s matches its schema',
    (_place, { schema, value }) => expect(check(schema, value)).toBe(''),
  );
});

describe('the check itself', () => {
  it('finds a value that does not match', () => {
    expect(check('file:///openapi.yaml#/components/schemas/Email', 'no address')).toContain('must match pattern');
    expect(check('file:///openapi.yaml#/components/schemas/Timestamp', '2026-11-20 09:00')).toContain('date-time');
    expect(check('file:///asyncapi.yaml#/components/schemas/PingFrame', { type: 'pong' })).toContain('constant');
  });
});
