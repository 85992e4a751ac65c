/**
 * Reads an own property whose name comes from the server. A plain lookup of `constructor` or `__proto__` would return
 * inherited values.
 * @example ownValue({ rock: 'ろっく' }, 'constructor') // undefined
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
