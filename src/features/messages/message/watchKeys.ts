import { menuButtonIn } from './menuButtonIn.ts';

const rowsIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-index]')];

/**
 * Lets the keyboard reach the menu buttons of the messages (rule M51): Tab in the log goes to that of the last visible
 * message, and the arrow keys move between them. At most one of the buttons is a tab stop.
 * @returns a function that removes the listeners
 */
export function watchKeys(log: HTMLElement): () => void {
  let stop: HTMLButtonElement | null = null;
  const makeStop = (next: HTMLButtonElement | null) => {
    if (next === null) return;
    if (stop !== null) stop.tabIndex = -1;
    next.tabIndex = 0;
    stop = next;
  };
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Tab' && !event.shiftKey && target === log) makeStop(menuButtonIn(lastInView(log)));
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (by === 0 || row === null || menuButtonIn(row) !== target) return;
    event.preventDefault();
    const rows = rowsIn(log);
    const next = menuButtonIn(rows[rows.indexOf(row) + by]);
    makeStop(next);
    next?.focus();
  };
  log.addEventListener('keydown', press);
  return () => log.removeEventListener('keydown', press);
}

function lastInView(log: HTMLElement): HTMLElement | undefined {
  const { bottom } = log.getBoundingClientRect();
  return rowsIn(log).findLast((row) => row.getBoundingClientRect().bottom <= bottom + 1);
}
