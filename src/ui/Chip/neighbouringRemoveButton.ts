/**
 * Returns the button that gets the focus when a chip or item is removed: the remove button of the next one in the same
 * list, else of the previous one; null when there is no other.
 */
export function neighbouringRemoveButton(chip: HTMLElement | null): HTMLElement | null {
  const list = chip?.closest('ul, ol, [role="list"], [role="group"]') ?? chip?.parentElement;
  if (!chip || !list) return null;
  const crosses = [...list.querySelectorAll<HTMLElement>('[data-remove]')];
  const index = crosses.findIndex((cross) => chip.contains(cross));
  return crosses[index + 1] ?? crosses[index - 1] ?? null;
}
