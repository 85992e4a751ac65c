import { common } from './copy.ts';
import { snackbars } from './Snackbar/snackbars.ts';

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
  snackbars.show(common.copied, { kind: 'ok' });
  return true;
}
