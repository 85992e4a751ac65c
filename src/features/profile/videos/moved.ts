/** The list with one item taken out and put in at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Items in the order of ids; those that it does not name come last, as they were. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], order: readonly string[]): Item[] {
  const place = (item: Item) => {
    const index = order.indexOf(item.id);
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
