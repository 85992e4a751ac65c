import { common } from './copy.ts';
import { snackbars } from './Snackbar/snackbars.ts';

/** The subject of what is said about copying. */
export const COPY_TOPIC = 'copy';

/**
 * Copies a text and says so.
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
