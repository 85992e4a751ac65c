/**
 * Yields to the main thread, so that input and rendering are handled before the work continues.
 * @param priority `background` runs all other waiting tasks first, where the browser supports priorities
 */
export async function yieldToMain(priority: 'continue' | 'background' = 'continue'): Promise<void> {
  const hasScheduler = typeof scheduler !== 'undefined';
  if (priority === 'background' && hasScheduler) return scheduler.postTask(() => {}, { priority });
  if (priority === 'continue' && hasScheduler && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
