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
