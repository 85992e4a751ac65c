import type { Contract, Operation, Schema } from '../contract/contract.ts';
import { badTextsOf } from '../contract/readable.ts';
import type { CallInput, Exchange } from '../engine/exchange.ts';
import { expectStatus, fail } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { NO_ID } from '../engine/sentTexts.ts';
import { BLANK_TEXT } from './blankText.ts';
import { allowsNull, leastOf, typesOf, waysOf } from './bodies.ts';
import { validInput } from './validInput.ts';

/** An input that breaks one rule of its schema, and the `loc` that the server's response must contain. */
interface Breach {
  name: string;
  input: CallInput;
  loc: readonly (string | number)[];
  /** Further values of `loc`, when the input has several errors. */
  others?: readonly (readonly (string | number)[])[];
}

/**
 * Creates cases that break each constraint of each parameter and body alone: 422 with the `loc` of the error (rule
 * K22).
 */
export function negativeCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) =>
    breachesOf(contract, operation).map(({ name, input, loc, others }) => ({
      id: `form.${operation.operationId}.${name}`,
      title: `${operation.operationId} refuses ${name} with 422.`,
      status: 422,
      rules: rulesOf(name),
      async run(kit) {
        const caller = operation.secured ? kit.a : kit.nobody;
        const seen = expectStatus(await caller.call(operation.operationId, input), 422, 'form.status');
        for (const place of others === undefined ? [loc] : [loc, ...others]) expectLoc(seen, place);
      },
    })),
  );
}

/** Returns the ids of the sentences that forbid such a body at every operation; none for what a schema alone forbids. */
function rulesOf(name: string): string[] {
  if (/^body\.(?:json|list|deep|media|utf8|utf16)\b|\.surrogate$/.test(name)) return ['http.json', 'http.unreadable'];
  return name.endsWith('.unknown') ? ['http.closed'] : [];
}

function expectLoc(seen: Exchange, loc: readonly (string | number)[]): void {
  const detail = (seen.json as { detail?: { loc?: unknown[] }[] } | undefined)?.detail;
  if (!Array.isArray(detail)) return;
  const points = detail.map((issue) => JSON.stringify(issue.loc));
  const wanted = JSON.stringify(loc).slice(0, -1);
  if (points.some((point) => point?.startsWith(wanted))) return;
  fail('form.loc', seen, JSON.stringify(loc), points.join(' '));
}

function breachesOf(contract: Contract, operation: Operation): Breach[] {
  const good = validInput(contract, operation);
  const path = operation.parameters.some((parameter) => parameter.in === 'path')
    ? [{ name: 'path.id.tooLong', input: { ...good, id: 'x'.repeat(65) }, loc: ['path', 'id'] }]
    : [];
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      badTexts(contract.resolve(schema)).map(([kind, text]) => ({
        name: `query.${name}.${kind}`,
        input: { ...good, query: { [name]: text } },
        loc: ['query', name],
      })),
    );
  return [...path, ...query, ...bodyBreaches(contract, operation, good)];
}

function badTexts(schema: Schema): [kind: string, text: string][] {
  if (schema.type === 'boolean')
    return [
      ['type', 'maybe'],
      ['empty', ''],
    ];
  if (schema.type === 'string') return badFields(schema);
  // What an empty item means is left to the server (`tagIdFilter.odd`).
  if (schema.type === 'array') {
    const tooMany = Array.from({ length: (schema.maxItems ?? 0) + 1 }, (_, index) => `conformance-${index}`);
    return schema.maxItems === undefined ? [] : [['tooMany', tooMany.join(',')]];
  }
  const bounds: [string, string][] = [];
  if (schema.minimum !== undefined) bounds.push(['under', String(schema.minimum - 1)]);
  if (schema.maximum !== undefined) bounds.push(['over', String(schema.maximum + 1)]);
  return [['type', 'many'], ['empty', ''], ['fraction', '1.5'], ...bounds];
}

function bodyBreaches(contract: Contract, { body }: Operation, good: CallInput): Breach[] {
  if (body === null) return [];
  if (body.media === 'multipart/form-data') return formBreaches(contract, body.schema, good);
  const whole: Breach[] = [
    { name: 'body.json', input: { ...good, body: '{"broken":' }, loc: ['body'] },
    { name: 'body.media', input: { ...good, contentType: 'text/plain' }, loc: ['body'] },
    { name: 'body.list', input: { ...good, body: '[]' }, loc: ['body'] },
    { name: 'body.deep', input: { ...good, body: `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}` }, loc: ['body'] },
    { name: 'body.utf8', input: { ...good, body: NO_UTF8 }, loc: ['body'] },
    ...otherEncodings(good.body).map(([name, bytes]) => ({ name, input: { ...good, body: bytes }, loc: ['body'] })),
  ];
  const ways = waysOf(contract, body.schema);
  const fields = ways.flatMap(({ name, schema }): Breach[] => {
    const isUnion = ways.length > 1;
    const least = leastOf(contract, schema, isUnion ? schema.examples?.[0] : body.example);
    const inner = breachesIn(contract, { schema, value: least, put: (value) => value as object, at: [] });
    const [first, ...rest] = schema.required ?? [];
    const empty: Breach[] =
      isUnion || first === undefined || rest.length === 0
        ? []
        : [
            {
              name: 'body.empty',
              input: { ...good, body: {} },
              loc: ['body', first],
              others: rest.map((key) => ['body', key]),
            },
          ];
    return [
      ...empty,
      ...inner.map(({ kind, body: broken, at }): Breach => {
        const isPlain = !isUnion && at.every((step) => typeof step === 'number' || !step.startsWith(BRANCH));
        const path = [...(name === '' ? [] : [name]), ...at.map((step) => String(step).replace(BRANCH, ''))];
        return {
          name: ['body', ...path, kind].join('.'),
          input: { ...good, body: broken },
          // A server cannot tell which branch of a union was meant, and a lone surrogate may make the whole body
          // unreadable.
          loc: isPlain && kind !== 'surrogate' ? ['body', ...at] : ['body'],
        };
      }),
    ];
  });
  const closed = contract.resolve(ways[0]?.schema ?? {}).properties === undefined ? [] : fields;
  return [...whole, ...closed];
}

/** Prefix of a path step that names the branch of a union; it is not a key of the body. */
const BRANCH = '|';

/** A value at its path `at` in a body; `put` returns the body with another value there. */
interface Spot {
  schema: Schema;
  value: unknown;
  put: (value: unknown) => object;
  at: readonly (string | number)[];
}

/** Returns bodies that each break one rule of one property, at any depth. */
function breachesIn(
  contract: Contract,
  { schema, value, put, at }: Spot,
): { kind: string; body: object; at: Spot['at'] }[] {
  const { properties, required = [], additionalProperties, items } = schema;
  if (items !== undefined) {
    const [way] = waysOf(contract, items);
    return way === undefined ? [] : breachesOfValue(contract, way.schema, (item) => put([item]), [...at, 0]);
  }
  if (properties === undefined) return [];
  const given = value as Record<string, unknown>;
  const unknown = { kind: 'unknown', body: put({ ...given, [UNKNOWN]: 1 }), at: [...at, UNKNOWN] };
  const inner = Object.entries(properties).flatMap(([key, property]) => {
    const { [key]: _left, ...others } = given;
    const place = [...at, key];
    const putField = (field: unknown) => put({ ...given, [key]: field });
    const missing = { kind: 'missing', body: put(others), at: place };
    return [
      ...(required.includes(key) ? [missing] : []),
      ...breachesOfValue(contract, property, putField, place),
      ...waysOf(contract, property).flatMap(({ name, schema: way }) =>
        breachesIn(contract, {
          schema: way,
          value: leastOf(contract, way, way.examples?.[0]),
          put: putField,
          at: name === '' ? place : [...place, `${BRANCH}${name}`],
        }),
      ),
    ];
  });
  return [...(additionalProperties === false ? [{ ...unknown, at: [...at, UNKNOWN] }] : []), ...inner];
}

const UNKNOWN = 'conformance_unknown';

function breachesOfValue(contract: Contract, schema: Schema, put: Spot['put'], at: Spot['at']) {
  const ways = waysOf(contract, schema);
  const [only] = ways;
  // For a union, values that no branch accepts.
  const bad =
    ways.length === 1 && only !== undefined
      ? badValues(only.schema)
      : ([...(allowsNull(contract, schema) ? [] : [['null', null]]), ['type', 'x'], ['number', NO_ID]] as const);
  return bad.map(([kind, value]) => ({ kind: String(kind), body: put(value), at }));
}

/**
 * Returns forms without a required field, with an invalid value, with text in a file field, or with an unknown field.
 */
function formBreaches(contract: Contract, whole: Schema, good: CallInput): Breach[] {
  const { properties = {}, required = [], additionalProperties } = contract.resolve(whole);
  // A form needs at least one field. A known one is used where there is one, so that nothing else is wrong.
  const [filler] = Object.entries(properties).find(
    ([key, property]) => !required.includes(key) && [contract.resolve(property).type].flat().includes('string'),
  ) ?? ['conformance_filler'];
  const empty = new FormData();
  empty.set(filler, 'x');
  const locOf = (key: string) => (filler in properties ? ['body', key] : ['body']);
  const wrong = Object.entries(properties).flatMap(([key, property]): Breach[] => {
    const schema = contract.resolve(property);
    if (schema.contentMediaType !== undefined) return [];
    return badFields(schema).map(([name, value]) => {
      const form = new FormData();
      for (const [field, content] of good.body as FormData) form.append(field, content);
      form.set(key, value);
      return { name: `body.${key}.${name}`, input: { ...good, body: form }, loc: ['body', key] };
    });
  });
  const absent = required.flatMap((key): Breach[] => {
    const missing = { name: `body.${key}.missing`, input: { ...good, body: empty }, loc: locOf(key) };
    if (contract.resolve(properties[key] as Schema).contentMediaType === undefined) return [missing];
    const text = new FormData();
    text.set(key, 'no file');
    return [missing, { name: `body.${key}.text`, input: { ...good, body: text }, loc: ['body', key] }];
  });
  const strange = new FormData();
  for (const [field, content] of good.body as FormData) strange.append(field, content);
  strange.set(UNKNOWN, '1');
  const unknown: Breach = { name: 'body.unknown', input: { ...good, body: strange }, loc: ['body', UNKNOWN] };
  const media: Breach = { name: 'body.media', input: { ...good, body: {} }, loc: ['body'] };
  return [media, ...absent, ...wrong, ...(additionalProperties === false ? [unknown] : [])];
}

/** Returns values of a form field or of a text parameter that break one rule each; all of them are strings. */
function badFields(schema: Schema): [name: string, value: string][] {
  if (typesOf(schema).includes('string')) {
    const empty: [string, string][] = (schema.minLength ?? 0) > 0 ? [['empty', '']] : [];
    const tooLong: [string, string][] =
      schema.maxLength === undefined ? [] : [['tooLong', 'x'.repeat(schema.maxLength + 1)]];
    return [...empty, ...tooLong, ...badTextsOf(schema)];
  }
  return badTexts(schema);
}

/** Levels of nesting, more than the stack of a recursive parser allows. */
const DEPTH = 20_000;
const NO_UTF8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);

/** Returns a valid body in another encoding, and with bytes in a string that are no valid UTF-8. */
function otherEncodings(body: CallInput['body']): [name: string, bytes: Uint8Array][] {
  const text = JSON.stringify(body);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const whole = Buffer.from(text.replace(/"(?=[,}])/, `${BYTE_HERE}"`));
  const at = whole.indexOf(BYTE_HERE);
  if (at === -1) return [['body.utf16', utf16]];
  const after = whole.subarray(at + Buffer.byteLength(BYTE_HERE));
  const inText = NO_TEXTS.map(([name, bytes]): [string, Uint8Array] => [
    `body.utf8.${name}`,
    Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), after]),
  ]);
  return [['body.utf16', utf16], ...inText];
}

const BYTE_HERE = '\uE000';
/** A lone byte, a lone surrogate as three bytes, a slash as two, and a truncated character. */
const NO_TEXTS: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['byte', [0xff]],
  ['surrogate', [0xed, 0xa0, 0xbd]],
  ['overlong', [0xc0, 0xaf]],
  ['cut', [0xe3, 0x81]],
];

/** Returns values that break one rule of a property each. */
function badValues(schema: Schema): [name: string, value: unknown][] {
  const types = typesOf(schema);
  const bad: [string, unknown][] = [];
  const isNumber = types.includes('integer') || types.includes('number');
  if (types.length > 0 && !types.includes('null')) bad.push(['null', null]);
  if (types.includes('string')) bad.push(['type', NO_ID], ['boolean', true], ['surrogate', 'x\uD83C']);
  if (types.includes('array')) bad.push(['type', 'x'], ['object', {}]);
  if (types.includes('object')) bad.push(['type', 'x'], ['list', []]);
  if (types.includes('boolean')) bad.push(['type', 'yes'], ['text', 'true'], ['number', 1]);
  if (isNumber) {
    bad.push(['type', 'many'], ['text', String(schema.minimum ?? 1)], ['empty', ''], ['boolean', true]);
    if (!types.includes('number')) bad.push(['fraction', (schema.minimum ?? 0) + 0.5]);
    if (schema.minimum !== undefined) bad.push(['under', schema.minimum - 1]);
    if (schema.maximum !== undefined) bad.push(['over', schema.maximum + 1]);
  }
  if (schema.const !== undefined) bad.push(['const', schema.const === true ? false : 'x']);
  if (types.includes('string') && schema.maxLength !== undefined)
    bad.push(['tooLong', 'x'.repeat(schema.maxLength + 1)]);
  if (types.includes('string') && (schema.minLength ?? 0) > 0) bad.push(['tooShort', '']);
  if (schema.pattern === '\\S') bad.push(['pattern', '   '], ['blank', BLANK_TEXT]);
  bad.push(...badTextsOf(schema));
  if (types.includes('array') && (schema.minItems ?? 0) > 0) bad.push(['tooFew', []]);
  if (types.includes('array') && schema.maxItems !== undefined) {
    bad.push(['tooMany', Array.from({ length: schema.maxItems + 1 }, (_, index) => `conformance-${index}`)]);
  }
  if (schema.uniqueItems === true) bad.push(['twice', ['conformance-1', 'conformance-1']]);
  return bad;
}
