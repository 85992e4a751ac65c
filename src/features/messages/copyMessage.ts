import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { chat } from './copy.ts';

/**
 * Copies the text of a message and says so.
 * @returns whether the browser allowed it; the user can select the text in any case
 */
export async function copyMessage(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  snackbars.show(chat.copied, { kind: 'ok' });
  return true;
}
