/** Calls back once after so many milliseconds. Answers how to call it off. */
export function after(milliseconds: number, run: () => void): () => void {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
}

/** Calls back again and again, so many milliseconds apart. Answers how to stop. */
export function every(milliseconds: number, run: () => void): () => void {
  const id = setInterval(run, milliseconds);
  return () => clearInterval(id);
}

/** How long to wait for a paint that may never come, because nobody sees the page, in ms. */
const UNSEEN_MS = 100;

/** Waits until what is being shown now has been painted: for work that nobody sees the result of at once. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = after(UNSEEN_MS, resolve);
    requestAnimationFrame(() => {
      giveUp();
      after(0, resolve);
    });
  });
}
