const connection = () => (navigator as { connection?: EventTarget & { saveData?: boolean } }).connection;

/** Whether the browser asks for less data. Only Chromium says so. */
export const isSavingData = (): boolean => connection()?.saveData === true;

/** Subscribes to changes of `isSavingData`. @returns unsubscribes */
export function onDataSaver(listener: () => void): () => void {
  const observed = connection();
  observed?.addEventListener('change', listener);
  return () => observed?.removeEventListener('change', listener);
}
