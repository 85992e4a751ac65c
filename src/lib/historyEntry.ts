/** What the current entry of the history carries under a name; undefined when nothing. It outlives a reload. */
export function entryMark(name: string): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}

/** Lets the current entry of the history carry something under a name, beside what it carries already. */
export function markEntry(name: string, value: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [name]: value }, '');
}
