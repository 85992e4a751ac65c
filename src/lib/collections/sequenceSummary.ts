import { partAt, type Sequence } from './sequence.ts';

/**
 * Creates a summary, a value that is computed from all items of a sequence, such as the total height of a chat's rows
 * or who sent unread messages. It is stored for each part of the sequence: after a change only the parts on the path to
 * it are computed again.
 * @param combine returns the value of two adjacent parts
 */
export function createSummary<Item, Value>(
  ofItems: (items: readonly Item[]) => Value,
  combine: (first: Value, second: Value) => Value,
) {
  const none = ofItems([]);
  /** The last value is that of the whole part; for a branch, the values before each of its parts precede it. */
  const known = new WeakMap<Sequence<Item>, readonly Value[]>();

  function valuesOf(part: Sequence<Item>): readonly Value[] {
    const before = known.get(part);
    if (before !== undefined) return before;
    const values = 'items' in part ? [ofItems(part.items)] : cumulated(part.parts);
    known.set(part, values);
    return values;
  }

  function cumulated(parts: readonly Sequence<Item>[]): readonly Value[] {
    const values = [none];
    for (const part of parts) values.push(combine(values.at(-1) ?? none, of(part)));
    return values;
  }

  const of = (sequence: Sequence<Item>): Value => valuesOf(sequence).at(-1) ?? none;

  /** To be called before another sequence is used instead of the one for which values have been forgotten. */
  function forgetUnshared(sequence: Sequence<Item>, before: Sequence<Item>): void {
    if (sequence === before) return;
    known.delete(sequence);
    if ('items' in sequence) return;
    const others = 'parts' in before ? before.parts : [];
    for (const [place, part] of sequence.parts.entries()) {
      const other = others[place];
      if (part !== other && !others.includes(part)) forgetUnshared(part, other ?? before);
    }
  }

  return {
    of,
    /** The value of the first `count` items. */
    before(sequence: Sequence<Item>, count: number): Value {
      let value = none;
      let part = sequence;
      let rest = count;
      while ('parts' in part && rest < part.length) {
        const { place, part: child, rest: within } = partAt(part, rest);
        value = combine(value, valuesOf(part)[place] ?? none);
        part = child;
        rest = within;
      }
      return combine(value, rest < part.length && 'items' in part ? ofItems(part.items.slice(0, rest)) : of(part));
    },
    /** Returns for how many items at the beginning `accepts` is true of their value; it must be false for more. */
    countWhile(sequence: Sequence<Item>, accepts: (value: Value, count: number) => boolean): number {
      let count = 0;
      let value = none;
      let part = sequence;
      while ('parts' in part) {
        const { parts, starts } = part;
        const values = valuesOf(part);
        const acceptsUpTo = (place: number) =>
          accepts(combine(value, values[place] ?? none), count + (starts[place] ?? 0));
        let place = parts.length - 1;
        while (place > 0 && !acceptsUpTo(place)) place -= 1;
        value = combine(value, values[place] ?? none);
        count += starts[place] ?? 0;
        part = parts[place] as Sequence<Item>;
      }
      for (const item of part.items) {
        value = combine(value, ofItems([item]));
        if (!accepts(value, count + 1)) break;
        count += 1;
      }
      return count;
    },
    /** To be called when the value of this item has changed; from then on only this sequence may be used. */
    forget(sequence: Sequence<Item>, index: number): void {
      let part = sequence;
      let rest = index;
      known.delete(part);
      while ('parts' in part) {
        ({ part, rest } = partAt(part, rest));
        known.delete(part);
      }
    },
    forgetUnshared,
  };
}
