/**
 * Returns what stands in the way of a press in the current window (rule T13):
 * - two things that can be pressed and overlap;
 * - something that can be pressed and that a floating element covers: a fixed or sticky one, a popover or a snackbar. A
 *   bar at an edge may cover what can be scrolled clear of it, and any other one does so only between the two ends of the
 *   page. An open popover closes with the next press, so it may cover the content around its button, but nothing in
 *   another region. A skip link shows only while it has the focus, and the panel of the developers is no part of the app;
 * - less than 8 px between two neighbours that both have an edge or a ground.
 *
 * Behind an open modal nothing can be pressed, nor behind a button over the whole window, which a press skips. The
 * function refers to nothing outside itself, because journeys run it in the page.
 */
export function findOverlaps(): string[] {
  const PRESSABLE =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [role="slider"], [role="switch"], [role="tab"], [role="option"], [role^="menuitem"]';
  /** In px. */
  const ROOM = 8;
  /** In px, for positions between two pixels. */
  const TOLERANCE = 0.75;
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isSeen = (element: Element) => {
    const { clipPath, pointerEvents } = getComputedStyle(element);
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      clipPath === 'none' &&
      pointerEvents !== 'none'
    );
  };
  const scrolls = (element: Element) => {
    if (element === document.documentElement) return element.scrollHeight > element.clientHeight;
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth)
    );
  };
  const floats = (element: Element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) || element.matches(':popover-open');
  /** Returns the element or the nearest one around it with a property. */
  const climb = (element: Element, has: (each: Element) => boolean) => {
    let at: Element | null = element;
    while (at !== null && !has(at)) at = at.parentElement;
    return at;
  };
  const layerOf = (element: Element) => climb(element, floats);
  /** The part of a box that neither the window nor the elements around it clip. */
  const seenOf = (box: Box, element: Element): Box => {
    let [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      if (around !== element && around !== document.documentElement && around !== document.body) {
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      }
      if (position === 'fixed') break;
    }
    return { left, right, top, bottom };
  };
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const name = element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent;
    return `「${name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}」`;
  };
  const isPaint = (color: string) => color !== 'transparent' && !/(, ?|\/ ?)0\)$/.test(color);
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, backgroundImage } =
      getComputedStyle(element);
    const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && isPaint(borderTopColor);
    return hasBorder || isPaint(backgroundColor) || backgroundImage !== 'none';
  };

  /** Within a box: its centre, the middles of its edges and its corners, which may be round. */
  const points = [
    [0.5, 0.5],
    [0.12, 0.5],
    [0.88, 0.5],
    [0.5, 0.12],
    [0.5, 0.88],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  const isLarge = ({ left, right, top, bottom }: Box) => right - left > 4 && bottom - top > 4;
  const controls = [...document.querySelectorAll(PRESSABLE)].filter(isSeen).map((element) => ({
    element,
    // A link that is wrapped has a box for each line.
    boxes: [...element.getClientRects()].map((whole) => ({ whole, ...seenOf(whole, element) })).filter(isLarge),
  }));

  /** What a floating element means for a control that it covers. */
  const isAllowed = (layer: Element, control: Element) => {
    if (layer.matches('a[href^="#"]:focus') || layer.closest('[data-over-dialogs]') !== null) return true;
    const { width, height } = layer.getBoundingClientRect();
    if (layer.matches('button') && width >= innerWidth && height >= innerHeight) return true;
    if (layer.matches(':popover-open')) {
      const opener = document.querySelector(`[popovertarget="${layer.id}"], [aria-expanded="true"]`);
      const region = control.closest('aside, header, nav, [role="complementary"]');
      return region === null || region.contains(opener);
    }
    const isBar =
      layer.closest('[data-snackbars], [data-mini-player]') !== null ||
      getComputedStyle(layer).position === 'sticky' ||
      layer.getBoundingClientRect().width > 0.9 * innerWidth;
    const scroller = climb(control, scrolls);
    const own = layerOf(control);
    if (scroller === null || (own !== null && !own.contains(scroller))) return false;
    const page = document.documentElement;
    const isAtAnEnd = page.scrollTop < 1 || page.scrollTop + page.clientHeight > page.scrollHeight - 1;
    return isBar || (scroller === page && !isAtAnEnd);
  };
  const faultAt = (control: Element, x: number, y: number): string | null => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null || control.contains(hit) || hit.contains(control)) return null;
    if (hit.closest('label')?.contains(control) === true || hit.closest('label')?.control === control) return null;
    const layer = layerOf(hit);
    const isOver = layer !== null && !layer.contains(control);
    if (isOver) return isAllowed(layer, control) ? null : `${nameOf(control)} is covered by ${nameOf(layer)}`;
    const other = hit.closest(PRESSABLE);
    if (other === null) return null;
    // A button within a field, or a small one within a row or card that is a link as a whole.
    const [outer, inner] = [control.getBoundingClientRect(), other.getBoundingClientRect()];
    const isBeside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const isInside = isBeside && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const isSmall = 4 * inner.width * inner.height < outer.width * outer.height;
    if (isInside && (isSmall || control.matches('input, textarea'))) return null;
    return `${nameOf(control)} and ${nameOf(other)} overlap`;
  };

  const found = new Set<string>();
  for (const { element, boxes } of controls) {
    for (const { whole, left, right, top, bottom } of boxes) {
      for (const [across, down] of points) {
        const [x, y] = [whole.left + across * whole.width, whole.top + down * whole.height];
        const fault = x < left || x > right || y < top || y > bottom ? null : faultAt(element, x, y);
        if (fault !== null) found.add(fault);
      }
    }
  }

  const contextOf = (element: Element) =>
    climb(element.parentElement ?? element, (each) => floats(each) || scrolls(each));
  const edged = controls
    .filter(({ element, boxes }) => boxes.length > 0 && hasEdge(element))
    .map(({ element, boxes }) => ({ element, boxes, context: contextOf(element) }));
  for (const [index, one] of edged.entries()) {
    for (const other of edged.slice(index + 1)) {
      if (one.context !== other.context || one.element.contains(other.element)) continue;
      for (const a of one.boxes) {
        for (const b of other.boxes) {
          const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
          const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
          const gap = Math.max(across, down);
          if (Math.min(across, down) < 0 && gap > -1 && gap < ROOM - TOLERANCE)
            found.add(`${Math.round(gap)} px between ${nameOf(one.element)} and ${nameOf(other.element)}`);
        }
      }
    }
  }
  return [...found];
}
