/**
 * Calls back with whether the page is visible, now and at every change.
 * @returns unsubscribes
 */
export function onVisibility(listener: (isVisible: boolean) => void): () => void {
  const look = () => listener(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
