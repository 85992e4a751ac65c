/** The cross of the next chip in the same list, else of the one before; null when there is no other. */
export function neighbourOf(chip: HTMLElement | null): HTMLElement | null {
  const list = chip?.closest('ul, ol, [role="list"], [role="group"]') ?? chip?.parentElement;
  if (!chip || !list) return null;
  const crosses = [...list.querySelectorAll<HTMLElement>('[data-remove]')];
  const index = crosses.findIndex((cross) => chip.contains(cross));
  return crosses[index + 1] ?? crosses[index - 1] ?? null;
}
