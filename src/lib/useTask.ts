import { useRef, useState } from 'react';

/** How a piece of work stands that somebody set off. */
export type Task =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'failed'; error: unknown };

/**
 * Work that somebody sets off, such as sending a form: how it stands, and the way to start it.
 * A start while it is running does nothing, so that a double press sends once.
 * For screens before the login, which do without the query cache; inside the shell there are the generated hooks.
 */
export function useTask<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
): [Task, (...input: Input) => void] {
  const [task, setTask] = useState<Task>({ status: 'idle' });
  const running = useRef(false);

  const start = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    setTask({ status: 'running' });
    try {
      await work(...input);
      setTask({ status: 'done' });
    } catch (error) {
      setTask({ status: 'failed', error });
    } finally {
      running.current = false;
    }
  };
  return [task, (...input) => void start(...input)];
}
