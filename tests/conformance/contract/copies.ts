import type { Contract, Operation, Schema } from './contract.ts';

/** An operation that returns one resource. Responses of other operations may contain copies of this resource. */
export interface Owner {
  operation: Operation;
  /** The kind of id, `x-brand`. */
  brand: string;
  /** Whether the path contains the id; else the response is about the caller. */
  byId: boolean;
  /** Whether the response contains this id. */
  hasId: boolean;
  schema: Schema;
}

/** A position in an operation's response with a copy of a resource that another operation returns. */
export interface Place {
  operation: Operation;
  /** Keys from the top of the response; `*` is each item of a list. */
  path: readonly string[];
  brand: string;
  /** The key of the id, in the copy itself (`isInside`) or in the object around it. */
  id: { key: string; isInside: boolean };
  /** Properties that an owner's response also has, each with its owner. */
  properties: ReadonlyMap<string, Owner>;
}

/** Maximum length of a path: deeper replies have the same schema again. */
const DEEPEST = 6;

export function ownersOf(contract: Contract): Owner[] {
  return readsOf(contract).flatMap(({ operation, schema }) => {
    if (contract.resolve(schema).items !== undefined) return [];
    const parameter = operation.parameters.find((one) => one.in === 'path');
    const asked = parameter === undefined ? undefined : brandOf(contract, parameter.schema);
    const own = brandOf(contract, contract.resolve(schema).properties?.id ?? {});
    const brand = asked ?? own;
    return brand === undefined
      ? []
      : [{ operation, brand, byId: parameter !== undefined, hasId: own === brand, schema: contract.resolve(schema) }];
  });
}

/** Returns all positions in responses to GET operations that contain a copy of a resource. */
export function copyPlaces(contract: Contract): Place[] {
  const owners = ownersOf(contract);
  return readsOf(contract).flatMap(({ operation, schema }) => placesIn(contract, owners, operation, schema));
}

function placesIn(contract: Contract, owners: readonly Owner[], operation: Operation, whole: Schema): Place[] {
  const places: Place[] = [];
  const visit = (part: Schema, path: readonly string[], beside: string | undefined): void => {
    if (path.length > DEEPEST) return;
    for (const schema of variantsOf(contract, part)) {
      if (schema.items !== undefined) visit(schema.items, [...path, '*'], undefined);
      const { properties } = schema;
      if (properties === undefined) continue;
      const inside = brandOf(contract, properties.id ?? {});
      const brand = inside ?? beside;
      const shared =
        brand === undefined ? new Map() : sharedWith(contract, owners, schema, brand, inside !== undefined);
      const isOwner = path.length === 0 && [...shared.values()].every((owner) => owner.operation === operation);
      if (brand !== undefined && shared.size > 0 && !isOwner) {
        const id = inside === undefined ? { key: `${path.at(-1)}_id`, isInside: false } : { key: 'id', isInside: true };
        places.push({ operation, path, brand, id, properties: shared });
      }
      for (const [key, property] of Object.entries(properties)) {
        const neighbour = properties[`${key}_id`];
        visit(property, [...path, key], neighbour === undefined ? undefined : brandOf(contract, neighbour));
      }
    }
  };
  visit(whole, [], undefined);
  return places;
}

/** Returns the properties that a copy and an owner of its id share, with values of the same kind. */
function sharedWith(
  contract: Contract,
  owners: readonly Owner[],
  copy: Schema,
  brand: string,
  isInside: boolean,
): Map<string, Owner> {
  const known = owners
    .filter((owner) => owner.brand === brand && (!isInside || owner.hasId))
    .toSorted((one, other) => Number(other.byId) - Number(one.byId));
  const shared = new Map<string, Owner>();
  for (const [key, property] of Object.entries(copy.properties ?? {})) {
    if (key === 'id' || isThing(contract, property) || copy.properties?.[`${key}_id`] !== undefined) continue;
    const owner = known.find(({ schema }) => {
      const own = schema.properties?.[key];
      return own !== undefined && kindOf(contract, own) === kindOf(contract, property);
    });
    if (owner !== undefined) shared.set(key, owner);
  }
  return shared;
}

/** Whether a property is a resource or a list of objects; these are positions of their own. */
const isThing = (contract: Contract, schema: Schema): boolean =>
  variantsOf(contract, schema).some(({ properties, items }) =>
    items === undefined
      ? properties?.id !== undefined
      : variantsOf(contract, items).some((item) => item.properties !== undefined),
  );

/** Returns each GET operation with the schema of its successful response. */
function readsOf(contract: Contract) {
  return [...contract.operations.values()].flatMap((operation) => {
    if (operation.method !== 'GET') return [];
    const schema = [...operation.responses].find(([status]) => status < 300)?.[1].schema ?? null;
    return schema === null ? [] : [{ operation, schema }];
  });
}

function variantsOf(contract: Contract, schema: Schema): Schema[] {
  const whole = contract.resolve(schema);
  const variants = [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])];
  return variants.length === 0 ? [whole] : variants.flatMap((variant) => variantsOf(contract, variant));
}

const brandOf = (contract: Contract, schema: Schema): string | undefined => contract.resolve(schema)['x-brand'];

/**
 * Returns a text that is equal for schemas of the same kind of value. A schema that also allows null is of the same
 * kind.
 */
function kindOf(contract: Contract, schema: Schema): string {
  const kinds = variantsOf(contract, schema).flatMap(({ type, properties, items, format }) => {
    const types = [type ?? []].flat().filter((one) => one !== 'null');
    const inner = items === undefined ? Object.keys(properties ?? {}).join() : kindOf(contract, items);
    return types.map((one) => `${one} ${format ?? ''} ${inner}`);
  });
  return [...new Set(kinds)].sort().join('|');
}
