import type { Contract, Operation, Schema } from '../contract/contract.ts';
import { sampleOf } from '../contract/readable.ts';

/**
 * One alternative of a schema, with references and unions resolved. `name` is that of the union's branch; empty when
 * there is only one alternative.
 */
export interface Way {
  name: string;
  schema: Schema;
}

/** Returns all alternatives of a schema, so that cases can vary the fields of each branch of a union. */
export function waysOf(contract: Contract, schema: Schema): Way[] {
  const whole = contract.resolve(schema);
  const branches = [...(whole.oneOf ?? []), ...(whole.anyOf ?? [])];
  if (branches.length === 0) return [{ name: '', schema: whole }];
  return branches.flatMap((branch, index) => {
    const own = branch.$ref?.split('/').at(-1) ?? `${index}`;
    return waysOf(contract, branch).map(({ name, schema: inner }) => ({
      name: name === '' ? own : `${own}.${name}`,
      schema: inner,
    }));
  });
}

export const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

export const allowsNull = (contract: Contract, schema: Schema): boolean =>
  waysOf(contract, schema).some(({ schema: way }) => typesOf(way).includes('null'));

/** Returns a value with only the required properties and empty lists; all other values are those of the example. */
export function leastOf(contract: Contract, schema: Schema, example: unknown): unknown {
  const whole = contract.resolve(schema);
  if (typesOf(whole).includes('array') && (whole.minItems ?? 0) === 0) return [];
  if (whole.properties === undefined) return example;
  const given = Object(example) as Record<string, unknown>;
  return Object.fromEntries(
    (whole.required ?? []).map((key) => {
      const property = whole.properties?.[key] ?? {};
      const [way] = waysOf(contract, property);
      return [key, leastOf(contract, way?.schema ?? {}, key in given ? given[key] : exampleOf(way?.schema ?? {}))];
    }),
  );
}

const exampleOf = (schema: Schema): unknown => schema.examples?.[0] ?? sampleOf(schema);

/** Returns a file of a media type that the contract names for a field. */
function fileFor({ body }: Operation, field: string): File {
  const types = body?.files.get(field) ?? 'application/octet-stream';
  const [first = ''] = types.split(', ');
  const type = { 'image/*': 'image/png', 'audio/*': 'audio/mpeg', 'video/*': 'video/mp4' }[first] ?? first;
  return new File([new Uint8Array(8)], `conformance.${type.split('/')[1] ?? ''}`, { type });
}

/** Returns the required fields of a form, with short values and valid files. */
export function leastForm(contract: Contract, operation: Operation): Map<string, string | File> {
  const { properties = {}, required = [] } = contract.resolve(operation.body?.schema ?? {});
  return new Map(
    required.map((name) => {
      const schema = contract.resolve(properties[name] ?? {});
      const isFile = schema.contentMediaType !== undefined;
      return [name, isFile ? fileFor(operation, name) : String(sampleOf(schema))] as const;
    }),
  );
}
