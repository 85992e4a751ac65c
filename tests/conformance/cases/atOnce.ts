/** Maximum number of simultaneous requests. */
const AT_ONCE = 15;

/**
 * Executes tasks, several at the same time. Of those that fail, the first in their order throws, so that a run reports
 * the same each time.
 */
export async function atOnce(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: { index: number; error: unknown }[] = [];
  const queue = tasks.entries();
  const work = async () => {
    for (const [index, task] of queue) await task().catch((error: unknown) => errors.push({ index, error }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => work()));
  const [first] = errors.toSorted((one, other) => one.index - other.index);
  if (first !== undefined) throw first.error;
}
