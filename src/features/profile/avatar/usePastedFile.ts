import { useEffect, useEffectEvent } from 'react';

/** Takes a picture that is pasted anywhere on the screen, as long as it is wanted. Pasted text goes its own way. */
export function usePastedFile(wanted: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // Whoever has the focus may have taken it already, a picker does.
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
