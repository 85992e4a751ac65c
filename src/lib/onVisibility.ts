/** Says whether the page is visible, now and whenever that changes. Answers how to stop. */
export function onVisibility(tell: (isVisible: boolean) => void): () => void {
  const look = () => tell(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
