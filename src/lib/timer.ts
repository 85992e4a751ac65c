/** Calls back once after so many milliseconds. Answers how to call it off. */
export function after(milliseconds: number, run: () => void): () => void {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
}
