const FOCUSABLE = 'a[href], button, input, select, textarea, audio, video, [tabindex]';

/**
 * A ref callback that makes a scrollable element reachable by keyboard: the element is focusable while its content
 * overflows and contains nothing focusable. (Chromium and Firefox do this by default, Safari does not.)
 * @example <div ref={keyboardScrollable}>
 */
export function keyboardScrollable(scroller: HTMLElement | null): (() => void) | undefined {
  if (scroller === null) return undefined;
  const look = () => {
    const isCutOff = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
    if (isCutOff && scroller.querySelector(FOCUSABLE) === null) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  observer.observe(scroller);
  for (const child of scroller.children) observer.observe(child);
  return () => observer.disconnect();
}
