/** Makes a text area as high as its text, in browsers that don't do it themselves (`field-sizing: content`). */
export function fitToText(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
