/**
 * A ref callback for the header of a drawer: when it grows or shrinks, the body below it is scrolled by as much, so
 * that the element under a finger does not move. The body must be the next sibling of the header.
 */
export function anchorBody(header: HTMLElement | null): (() => void) | undefined {
  const body = header?.nextElementSibling;
  if (!header || !body) return undefined;
  let height = header.offsetHeight;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = header.offsetHeight;
    body.scrollTop += height - before;
  });
  observer.observe(header);
  return () => observer.disconnect();
}
