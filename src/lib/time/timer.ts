/**
 * Runs a callback once after a delay in ms.
 * @returns cancels it
 */
export function after(milliseconds: number, run: () => void): () => void {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
}

/**
 * Runs a callback repeatedly, with this interval in ms.
 * @returns stops it
 */
export function every(milliseconds: number, run: () => void): () => void {
  const id = setInterval(run, milliseconds);
  return () => clearInterval(id);
}

/** Returns what the work returns, or null when that takes longer than this time in ms. Rejects as the work does. */
export const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result | null> =>
  Promise.race([work, new Promise<null>((resolve) => after(milliseconds, () => resolve(null)))]);

/** Maximum time in ms to wait for a paint, which never comes in a hidden page. */
const UNSEEN_MS = 100;

/** Resolves after the next paint. For work whose result is not visible at once. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = after(UNSEEN_MS, resolve);
    requestAnimationFrame(() => {
      giveUp();
      after(0, resolve);
    });
  });
}
