/**
 * Fits the height of a textarea to its text, in browsers without `field-sizing: content`. Its parent has to have no
 * height of its own.
 */
export function fitToText(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return;
  const release = fixHeight(area);
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
  release();
}

/**
 * Keeps the height of a textarea's parent during each edit: a browser that fits the textarea itself removes the selected
 * lines before it inserts the pasted ones, and shows the lower field to the layout in between.
 * @returns a function that removes the listeners
 */
export function keepHeightDuringEdits(area: HTMLTextAreaElement): () => void {
  let release = () => {};
  const begin = ({ inputType }: InputEvent) => {
    release();
    // A typed letter removes nothing first, unless something is selected.
    if (inputType === 'insertText' && area.selectionStart === area.selectionEnd) return;
    release = fixHeight(area);
    // An edit that changes nothing or is cancelled dispatches no `input`.
    requestAnimationFrame(release);
  };
  const end = () => release();
  area.addEventListener('beforeinput', begin);
  area.addEventListener('input', end);
  return () => {
    release();
    area.removeEventListener('beforeinput', begin);
    area.removeEventListener('input', end);
  };
}

/**
 * Fixes the height of the parent: with a lower field, a list above it would be higher for a moment, and its browser
 * would scroll it away from its end.
 */
function fixHeight(area: HTMLTextAreaElement): () => void {
  const { style, offsetHeight } = area.parentElement as HTMLElement;
  style.height = `${offsetHeight}px`;
  return () => {
    style.height = '';
  };
}
