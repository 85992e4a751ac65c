/** Returns the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns the items in the order of the ids; items without an id in it come last in their previous order. */
export function sortByIds<Item extends { id: string }>(items: readonly Item[], order: readonly string[]): Item[] {
  const place = (item: Item) => {
    const index = order.indexOf(item.id);
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
