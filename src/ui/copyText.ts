import { common } from './copy.ts';
import { snackbars } from './Snackbar/snackbars.ts';

/** Topic of the messages about copying. */
export const COPY_TOPIC = 'copy';

/**
 * Copies a text to the clipboard, and shows a message on success.
 * @returns whether the browser allowed it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  snackbars.show(common.copied, { kind: 'ok', topic: COPY_TOPIC });
  return true;
}
