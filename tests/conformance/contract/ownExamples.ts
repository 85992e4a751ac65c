import type { Contract, Operation, Schema } from './contract.ts';

/** Prefix of everything that no server has. */
const NOBODY = 'conformance-';
const ofNobody = (example: string) => (example.startsWith(NOBODY) ? example : `${NOBODY}${example}`);

/** What replaces the example of a schema that names somebody or something, by the schema's name. */
const replacements = (run: string): Readonly<Record<string, (example: string) => string>> => ({
  Email: () => `kit-${run}-example@conformance.example`,
  Username: () => `kit-${run}-example`,
  Password: () => `${NOBODY}kit-1`,
  NewPassword: () => `${NOBODY}kit-1`,
  MailToken: ofNobody,
  MediaUrl: () => `/uploads/${NOBODY}nobody.png`,
});

/**
 * Returns the contract with examples that name only what is of this run (rule K25). Requests are built from examples,
 * and a server may know the address, the password and the ids that the documents show.
 */
export function withOwnExamples(contract: Contract, run: string): Contract {
  const own = replacements(run);
  const replace = (schema: Schema, value: unknown): unknown => {
    const whole = contract.resolve(schema);
    if (typeof value === 'string') {
      const change = own[schema.$ref?.split('/').at(-1) ?? ''] ?? (whole['x-brand'] === undefined ? null : ofNobody);
      return change === null ? value : change(value);
    }
    if (Array.isArray(value)) return value.map((item: unknown) => replace(whole.items ?? {}, item));
    if (typeof value !== 'object' || value === null) return value;
    const given = Object.entries(value).map(([key, inner]) => [key, replace(whole.properties?.[key] ?? {}, inner)]);
    const branches = [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])];
    return branches.reduce<unknown>((one, branch) => replace(branch, one), Object.fromEntries(given));
  };
  const known = new Map<Schema, Schema>();
  const resolve = (schema: Schema): Schema => {
    const whole = contract.resolve(schema);
    if (whole.examples === undefined) return whole;
    const made = known.get(whole) ?? { ...whole, examples: whole.examples.map((one) => replace(schema, one)) };
    known.set(whole, made);
    return made;
  };
  const operationOf = (operation: Operation): Operation => {
    const { body } = operation;
    return body === null ? operation : { ...operation, body: { ...body, example: replace(body.schema, body.example) } };
  };
  return {
    ...contract,
    resolve,
    operations: new Map([...contract.operations].map(([id, operation]) => [id, operationOf(operation)])),
    clientFrames: new Map(
      [...contract.clientFrames].map(([type, frame]) => [
        type,
        { ...frame, example: replace(frame.schema, frame.example) },
      ]),
    ),
  };
}
