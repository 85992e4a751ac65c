import { type Beside, besideButton, GAP } from './besideButton.ts';

export interface PopoverPlace extends Beside {
  left: number;
}

/**
 * Where a popover opens: centred on its button as far as the window allows. All in px of the window.
 * @param wanted width of the popover, and the height that it would like to have
 */
export function popoverPlace(
  button: { top: number; bottom: number; left: number; right: number },
  window: { width: number; height: number },
  wanted: { width: number; height: number },
): PopoverPlace {
  const centred = (button.left + button.right - wanted.width) / 2;
  const left = Math.max(GAP, Math.min(centred, window.width - wanted.width - GAP));
  return { left, ...besideButton(button, window.height, wanted.height) };
}
