/**
 * Shows the chat of a notification that was pressed. The service worker, which receives the press, first asks the tabs
 * whether they can show a chat, and then sends its path to one of them.
 * @param open called with the path of the chat
 * @returns a function that removes the listener
 */
export function followPresses(open: (href: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const answer = ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'can you open a chat?') ports[0]?.postMessage('yes');
    else if (typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string')
      open(data.open);
  };
  navigator.serviceWorker.addEventListener('message', answer);
  return () => navigator.serviceWorker.removeEventListener('message', answer);
}
