/**
 * Prevents the browser from opening a file that is dropped where no part of the page takes it: it would leave the app,
 * with everything that is typed. Text and links that are dragged into a field are not affected.
 * @returns removes the listeners
 */
export function preventFileDrops(page: Window): () => void {
  const stopping = new AbortController();
  const prevent = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // The pointer says that nothing happens here.
    dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', prevent, { signal: stopping.signal });
  page.addEventListener('drop', prevent, { signal: stopping.signal });
  return () => stopping.abort();
}
