/**
 * For tests of constant cost: counts how many elements of arrays, maps and sets are read. Only reads through
 * `watch(value)`, and through what is read from it, are counted; what is derived from it as a new array is not.
 */
export function countReads() {
  const watched = new WeakMap<object, object>();
  const watchers = new WeakSet<object>();
  let reads = 0;

  function watch<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || watchers.has(value)) return value;
    const known = watched.get(value) ?? create(value);
    watched.set(value, known);
    watchers.add(known);
    return known as Value;
  }

  const create = (value: object): object =>
    new Proxy(value, {
      get(target, key) {
        const part: unknown = Reflect.get(target, key, target);
        if (target instanceof Map || target instanceof Set) return methodOf(target, key, part);
        if (Array.isArray(target) && typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return watch(part);
      },
    });

  /** Methods of maps and sets work only on the object itself; those that go through it are replaced by its iterator. */
  function methodOf(target: Map<unknown, unknown> | Set<unknown>, key: string | symbol, method: unknown): unknown {
    if (typeof method !== 'function') return method;
    if (key === 'has' || key === 'get') reads += 1;
    if (typeof key === 'string' && !['forEach', 'entries', 'keys', 'values'].includes(key))
      return (...values: unknown[]) => watch(Reflect.apply(method, target, values) as unknown);
    return function* (): Generator<unknown, void> {
      const items = key === Symbol.iterator ? target : (Reflect.apply(method, target, []) as Iterable<unknown>);
      for (const item of items) {
        reads += 1;
        yield Array.isArray(item) ? item.map((part: unknown) => watch(part)) : watch(item);
      }
    };
  }

  return {
    watch,
    /** How many elements are read while `run` executes. */
    during(run: () => void): number {
      const before = reads;
      run();
      return reads - before;
    },
  };
}
