/**
 * A check of the body of a successful response, so that screens find the properties that they read: it checks the types
 * of values, not their limits. Generated calls pass it to `request`.
 */
export type Shape = (value: unknown) => boolean;

/** @public for generated calls, like all below */
export const text: Shape = (value) => typeof value === 'string';
/** @public */
export const number: Shape = (value) => typeof value === 'number';
/** @public */
export const flag: Shape = (value) => typeof value === 'boolean';

/** @public */
export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** @public */
export const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** Accepts an object with at least these properties. @public */
export const record = (fields: Record<string, Shape>): Shape => {
  const entries = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
};
