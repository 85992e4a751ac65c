/** Fits the height of a textarea to its text, in browsers without `field-sizing: content`. */
export function fitToText(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
