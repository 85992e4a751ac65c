import { placeBesideButton, GAP } from './placeBesideButton.ts';

/**
 * Returns the position of a popover that is centred on its button as far as the window allows. All values in px of the
 * viewport.
 * @param wanted width and preferred height of the popover
 */
export function popoverPlace(
  button: { top: number; bottom: number; left: number; right: number },
  window: { width: number; height: number },
  wanted: { width: number; height: number },
) {
  const centred = (button.left + button.right - wanted.width) / 2;
  const left = Math.max(GAP, Math.min(centred, window.width - wanted.width - GAP));
  return { left, ...placeBesideButton(button, window.height, wanted.height) };
}
