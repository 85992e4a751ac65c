/**
 * Fits the height of a textarea to its text, in browsers without `field-sizing: content`. Its parent has to have no
 * height of its own.
 */
export function fitToText(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return;
  // Fixes the parent's height during the measurement: with a lower field, a list above would scroll away from its end.
  const { style, offsetHeight } = area.parentElement as HTMLElement;
  style.height = `${offsetHeight}px`;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
  style.height = '';
}
