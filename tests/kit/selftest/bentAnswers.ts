import type { Contract, Operation, Schema } from '../../conformance/contract/contract.ts';

/** Deeper than this an answer repeats itself: replies of replies. */
const DEEPEST = 5;

/**
 * Returns the names of the faults in responses that the self-test has the fake produce: each documented response with
 * another status or media type, each field of each response left out, null or of another type. What the contract
 * allows is no fault: an optional field may be left out, a nullable one null.
 *
 * @param seen What the clean run saw (engine/parts.ts): a field that no response contained cannot be changed.
 */
export function bentAnswers(contract: Contract, seen: ReadonlySet<string>): string[] {
  return [...contract.operations.values()].flatMap((operation) =>
    [...operation.responses].flatMap(([status, { schema }]) => [
      `${operation.operationId}:${status}:status`,
      ...(schema === null ? [] : [`${operation.operationId}:${status}:media`]),
      ...(schema === null ? [] : fieldFaults(contract, operation, status, schema, seen)),
    ]),
  );
}

function fieldFaults(
  contract: Contract,
  { operationId }: Operation,
  status: number,
  schema: Schema,
  seen: ReadonlySet<string>,
): string[] {
  const faults = new Set<string>();
  const visit = (part: Schema, path: string, depth: number, above: readonly string[]): void => {
    const ref = part.$ref ?? '';
    if (depth > DEEPEST || (ref !== '' && above.includes(ref))) return;
    const within = [...above, ref];
    const whole = contract.resolve(part);
    if (whole.items !== undefined) visit(whole.items, `${path}/*`, depth + 1, within);
    for (const variant of [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])]) {
      visit(variant, path, depth, within);
    }
    for (const [key, property] of Object.entries(whole.properties ?? {})) {
      if (!seen.has(`field ${operationId}:${status}:${path}/${key}`)) continue;
      const place = `${operationId}:${status}:%:${path}/${key}`;
      if (whole.required?.includes(key) === true) faults.add(place.replace('%', 'drop'));
      if (!allowsNull(contract, property)) faults.add(place.replace('%', 'null'));
      if (!allowsAnything(contract, property)) faults.add(place.replace('%', 'type'));
      visit(property, `${path}/${key}`, depth + 1, within);
    }
  };
  visit(schema, '', 0, []);
  return [...faults];
}

function allowsNull(contract: Contract, schema: Schema): boolean {
  const { type, oneOf, anyOf, enum: values } = contract.resolve(schema);
  if (type === undefined && oneOf === undefined && anyOf === undefined && values === undefined) return true;
  if ([type ?? []].flat().includes('null')) return true;
  return [...(oneOf ?? []), ...(anyOf ?? [])].some((variant) => allowsNull(contract, variant));
}

function allowsAnything(contract: Contract, schema: Schema): boolean {
  const { type, oneOf, anyOf, allOf, enum: values, const: only, properties } = contract.resolve(schema);
  return [type, oneOf, anyOf, allOf, values, only, properties].every((part) => part === undefined);
}
