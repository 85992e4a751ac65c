/** Returns the menu button of the message in a row of the log. */
export const menuButtonIn = (row: Element | null | undefined): HTMLButtonElement | null =>
  row?.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]') ?? null;
