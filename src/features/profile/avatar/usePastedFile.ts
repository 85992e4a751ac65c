import { useEffect, useEffectEvent } from 'react';

/** Receives pictures that are pasted anywhere on the page while `wanted` is true. Pasted text is not affected. */
export function usePastedFile(wanted: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // The focused element may have handled the event, as a file picker does.
    if (event.defaultPrevented || file === undefined || !file.type.startsWith('image/')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [wanted]);
}
