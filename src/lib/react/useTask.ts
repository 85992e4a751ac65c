import { useRef, useState } from 'react';

/** State of an asynchronous task. */
export type Task =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'failed'; error: unknown };

/**
 * Returns an asynchronous task that a button starts, such as submitting a form: its state, a start and a reset
 * function. Starting a running task does nothing, so a double click sends once. The guard is a ref, because the second
 * click may come before the next rendering.
 * @example const [deletion, remove] = useTask((id: VideoId) => deleteVideo(id));
 */
export function useTask<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
): [task: Task, start: (...input: Input) => void, reset: () => void] {
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
  const reset = () => {
    if (!running.current) setTask({ status: 'idle' });
  };
  return [task, (...input) => void start(...input), reset];
}
