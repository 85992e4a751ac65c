/** Whether all of a one-line field's placeholder fits into it; for stories only. */
export function isPlaceholderWhole(field: HTMLInputElement): boolean {
  const own = getComputedStyle(field);
  // Firefox leaves the padding out of the clientWidth of a text field.
  const sides = [own.paddingLeft, own.paddingRight, own.borderLeftWidth, own.borderRightWidth];
  const room = sides.reduce((width, side) => width - Number.parseFloat(side), field.offsetWidth);
  const probe = document.createElement('span');
  probe.textContent = field.placeholder;
  probe.style.font = getComputedStyle(field, '::placeholder').font;
  probe.style.cssText += 'position: absolute; white-space: nowrap';
  document.body.append(probe);
  const width = probe.offsetWidth;
  probe.remove();
  return width > 0 && width <= room;
}
