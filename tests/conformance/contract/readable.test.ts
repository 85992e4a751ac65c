import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { negativeCases } from '../cases/negatives.ts';
import { optionalFieldCases } from '../cases/optionalFields.ts';
import { placesOf } from '../cases/principles/whiteSpace.ts';
import type { CallInput, Exchange } from '../engine/exchange.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { type Contract, type Operation, readContract } from './contract.ts';
import { readDocuments } from './documents.ts';
import { unreadIn } from './readable.ts';

const documents = readDocuments();
/** The contract with these lines in the schema of a profile that is saved, and as query of the list of posts. */
const withFields = (lines: string) => {
  const openapi = documents.openapi
    .replace(
      /(\n {4}ProfileFields:\n {6}type[^]*?\n {6}properties:\n)/,
      (start: string) => `${start}${lines.replaceAll(/^/gm, '        ')}\n`,
    )
    .replace(/(operationId: listPosts\n[^]*?\n {6}parameters:\n)/, "$1        - $ref: '#/components/parameters/Day'\n")
    .replace(
      /(\n {2}parameters:\n)/,
      '$1    Day: { name: day, in: query, schema: { type: string, format: date }, description: A day. }\n',
    );
  return { ...documents, openapi };
};
const FIELDS = [
  "day: { type: [string, 'null'], format: date, description: A day. }",
  'at: { type: string, format: date-time, description: A time. }',
  'kind: { type: string, enum: [live, session], description: A kind. }',
].join('\n');

test('the kit reads every keyword and format of the contract', () => {
  expect(unreadIn(documents)).toEqual([]);
  expect(unreadIn(withFields(FIELDS))).toEqual([]);
});

test.each([
  [
    'week: { type: string, format: week }',
    /ProfileFields\.properties\.week: the kit does not know the format week\. Use date, date-time, or/,
  ],
  ['step: { type: integer, multipleOf: 5 }', /does not read multipleOf\. Say it in a sentence with an id/],
  ['above: { type: integer, exclusiveMinimum: 0 }', /does not read exclusiveMinimum\. Use minimum\./],
  ['both: { allOf: [{ type: object }] }', /does not read allOf\. Write the properties/],
  ['old: { type: string, nullable: true }', /does not read nullable\. Use type: \[string, 'null'\]/],
  ["code: { type: string, pattern: '^[A-Z]{3}$' }", /cannot make a text for this pattern\. Add examples\./],
  ['map: { type: object, additionalProperties: { type: string } }', /only as true or false/],
  ['list: { type: array, items: { type: string, format: uri } }', /list\.items: the kit does not know the format uri/],
])('refuses %s, with its line and what to do', (line, problem) => {
  const [found, ...others] = unreadIn(withFields(line));
  expect(found).toMatch(/^openapi\.yaml:\d+ components\.schemas\.ProfileFields\./);
  expect(found).toMatch(problem);
  expect(others).toEqual([]);
});

/** Lets cases run against a server that gives one status, and returns what they send. */
async function sentBy(contract: Contract, cases: readonly Case[], status: number): Promise<CallInput[]> {
  const sent: CallInput[] = [];
  const call = (_id: string, input: CallInput = {}) => {
    sent.push(input);
    return Promise.resolve({ status, method: 'POST', json: { data: { id: 'c' } } } as unknown as Exchange);
  };
  const kit = { contract, a: { call }, b: { userId: 'b' }, nobody: { call } } as unknown as Kit;
  for (const one of cases) await one.run(kit);
  return sent;
}

test('makes valid and invalid values of what it reads', async () => {
  const fields = withFields(FIELDS);
  const contract = readContract(fields);
  const save = contract.operations.get('updateMyProfile') as Operation;
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const base = 'https://contract.invalid/openapi.yaml';
  ajv.addSchema({ ...(parse(fields.openapi) as object), $id: base });
  const validate = ajv.compile({ $ref: `${base}${save.body?.schema.$ref ?? ''}` });
  const of = (cases: readonly Case[], pattern: RegExp) => cases.filter(({ id }) => pattern.test(id));

  const taken = await sentBy(contract, of(optionalFieldCases(contract), /updateMyProfile/), 200);
  expect(taken.length).toBeGreaterThan(30);
  expect(taken.filter(({ body }) => !validate(body))).toEqual([]);
  // White space and repeated texts are tried only where any text is allowed.
  const places = placesOf(contract, save).map(({ field }) => field);
  expect([places.includes('bio'), places.includes('day'), places.includes('kind')]).toEqual([true, false, false]);

  const broken = of(negativeCases(contract), /updateMyProfile\..*profile_update\.(?:day|at|kind)\.(?:format|enum)$/);
  const refused = await sentBy(contract, broken, 422);
  expect(refused.map(({ body }) => validate(body))).toEqual([false, false, false]);
  const days = await sentBy(contract, of(negativeCases(contract), /listPosts\.query\.day/), 422);
  expect(days.map(({ query }) => query)).toEqual([{ day: '2026-02-30' }]);
});
