import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../fixtures.ts';

/** WCAG 2.2 AA, and what axe calls good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations that axe finds in the current page. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      // `reach` measures sizes: axe counts controls that a sticky bar covers as too small.
      rules: { 'target-size': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

/** Texts and names in the page that contain Latin letters and no Japanese ones. */
export async function latinTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = document.evaluate('//body//text()[not(ancestor::script)]', document, null, 7);
    const all = Array.from({ length: texts.snapshotLength }, (_, index) => texts.snapshotItem(index)?.nodeValue ?? '');
    const named = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
    ];
    for (const name of named)
      for (const element of document.querySelectorAll(`[${name}]`)) all.push(element.getAttribute(name) ?? '');
    const isLatin = (text: string) => /[A-Za-z]{2}/.test(text) && !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text);
    return [...new Set(all.map((text) => text.trim()).filter(isLatin))];
  });
}

/** Elements that currently move or fade for longer than 10 ms. */
export async function movements(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );
}

/** By how many px the page, or a dialog above it, is wider than the window. */
export async function overhang(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const widths = dialogs.map((dialog) => Math.max(dialog.scrollWidth, dialog.getBoundingClientRect().right));
    return Math.max(document.documentElement.scrollWidth, ...widths.map(Math.floor)) - window.innerWidth;
  });
}

/** Sets the spacing of WCAG 1.4.12 between lines, paragraphs, letters and words, or removes it. */
export async function setTextSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((isOn) => {
    // A constructed style sheet: the app's policy allows no style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, isWide);
}

/**
 * Waits until all elements have their final sizes: a transition with reduced motion takes one frame, and elements that
 * inherit from its element start a transition of their own then. Elements far outside of the viewport
 * (`content-visibility`) are not rendered, so their transitions wait until they are.
 */
export async function transitionsEnd(page: Page): Promise<void> {
  const changing = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().flatMap((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        if (!(animation instanceof CSSTransition) || !target?.checkVisibility({ contentVisibilityAuto: true }))
          return [];
        return [`${animation.transitionProperty}: ${target.outerHTML.slice(0, 120)}`];
      });
    });
  await expect.poll(changing, 'transitions').toEqual([]);
}

/** Sets the font size that a person has chosen in the browser's settings, in px; the default is 16. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`);
}

/**
 * Finds texts that overlap a control or another text, and words that a narrow column breaks into single letters.
 * Scrolled content passes below fixed content, so only texts and controls of the same layer are compared.
 */
export async function collisions(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    /** In px: glyphs extend a little beyond their em square. */
    const TOLERANCE = 3;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const isLayer = (element: Element) => {
      const { position, overflowY } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky' || overflowY === 'auto' || overflowY === 'scroll') return true;
      return element.matches('[role$="dialog"], [popover]');
    };
    const layerOf = (element: Element) => {
      let around: Element | null = element;
      while (around !== null && !isLayer(around)) around = around.parentElement;
      return around;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      element.closest('[inert], script') === null &&
      // The content of a closed element, which opens when the browser's search finds text in it.
      getComputedStyle(element).contentVisibility !== 'hidden' &&
      getComputedStyle(element).clipPath === 'none';
    /** The part of a box that the elements around it do not clip. */
    const seenOf = (box: Box, element: Element): Box => {
      let { left, right, top, bottom } = box;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position, contain } = getComputedStyle(around);
        const isCut = contain === 'strict' || contain.includes('paint');
        const edges = around.getBoundingClientRect();
        if (isCut || overflowX !== 'visible')
          [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        if (isCut || overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
        if (position === 'fixed') break;
      }
      return { left, right, top, bottom };
    };
    /** Visually hidden elements have a size of one pixel. */
    const isLarge = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1;
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
    const isInside = (inner: Box, outer: Box) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

    const nodes = document.evaluate('//body//text()[normalize-space()]', document, null, 7);
    const texts = Array.from({ length: nodes.snapshotLength }, (_, index) => nodes.snapshotItem(index) as Text).flatMap(
      (node) => {
        const element = node.parentElement;
        // A badge covers the corner of what it counts.
        if (element === null || !isSeen(element) || element.closest('option, [data-count]') !== null) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        // The glyphs are in the middle of a line, in a square of their font size.
        const lines = [...range.getClientRects()]
          .map(({ left, right, top, bottom }) => {
            const reserved = Math.max(0, (bottom - top - size) / 2);
            return seenOf({ left, right, top: top + reserved, bottom: bottom - reserved }, element);
          })
          .filter(isLarge);
        return lines.length === 0
          ? []
          : [{ node, element, layer: layerOf(element), size, words: node.data.trim(), lines }];
      },
    );
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role="slider"]')]
      .filter(isSeen)
      .map((element) => ({
        element,
        layer: layerOf(element),
        // A link that is wrapped has a box for each line.
        boxes: [...element.getClientRects()].map((box) => seenOf(box, element)).filter(isLarge),
        // A transparent control may be stretched over the text that names it.
        isGlass: element.childElementCount === 0 && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)',
        name: element.ariaLabel ?? element.textContent,
      }));

    const found: string[] = [];
    for (const [index, text] of texts.entries()) {
      for (const { element, layer, boxes, isGlass, name } of controls) {
        if (layer !== text.layer || element.contains(text.node) || text.element.contains(element)) continue;
        if (text.lines.some((line) => boxes.some((box) => overlap(line, box) && !(isGlass && isInside(line, box)))))
          found.push(`「${text.words}」 on the control 「${name}」`);
      }
      for (const other of texts.slice(index + 1)) {
        if (other.layer !== text.layer) continue;
        if (text.lines.some((line) => other.lines.some((otherLine) => overlap(line, otherLine))))
          found.push(`「${text.words}」 on the text 「${other.words}」`);
      }
      const { writingMode } = getComputedStyle(text.element);
      const width = Math.max(...text.lines.map(({ left, right }) => right - left));
      if (text.lines.length >= 3 && width < 1.9 * text.size && writingMode === 'horizontal-tb')
        found.push(`「${text.words}」 is one letter a line`);
    }
    return [...new Set(found)];
  });
}

/** Texts that an element around them clips partly. Previews that end with an ellipsis are excluded. */
export async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    /** In px: glyphs extend a little beyond their em square. */
    const TOLERANCE = 2;
    const isPreview = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /**
     * Where the glyphs are. The box of a line includes what its font reserves above and below, in some fonts half of
     * the font size; the glyphs themselves are in the middle of it, in a square of their font size.
     */
    const lettersOf = (range: Range, { parentElement }: Node) => {
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const size = parentElement === null ? 0 : Number.parseFloat(getComputedStyle(parentElement).fontSize);
      const reserved = Math.max(0, ((range.getClientRects()[0]?.height ?? 0) - size) / 2);
      return { left, right, top: top + reserved, bottom: bottom - reserved };
    };
    const isCut = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = lettersOf(range, node);
      let [isFreeX, isFreeY] = [false, false];
      for (let around = node.parentElement; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // Visually hidden elements, and fixed elements, which the elements around them do not clip.
        if (box.width <= 1 || isPreview(style)) return false;
        const margin = TOLERANCE + (Number.parseFloat(style.overflowClipMargin) || 0);
        if (!isFreeX && hides(style.overflowX) && (text.left < box.left - margin || text.right > box.right + margin))
          return true;
        if (!isFreeY && hides(style.overflowY) && (text.top < box.top - margin || text.bottom > box.bottom + margin))
          return true;
        isFreeX ||= scrolls(style.overflowX);
        isFreeY ||= scrolls(style.overflowY);
        if (style.position === 'fixed') return false;
      }
      return false;
    };
    const texts = document.evaluate('//body//text()[normalize-space()]', document, null, 7);
    return Array.from({ length: texts.snapshotLength }, (_, index) => texts.snapshotItem(index) as Text)
      .filter(({ parentElement }) =>
        parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter(({ parentElement }) => parentElement?.closest('[aria-hidden="true"], [inert], script, textarea') === null)
      .filter(isCut)
      .map(({ data }) => data);
  });
}

interface Reach {
  /** Controls that another element covers when they are scrolled into view. */
  covered: string[];
  /** Controls that react to a press on less than 44 px; links within a text may. */
  small: string[];
}

/** Measures the area of every control that reacts to a press: from its centre to its edges. */
export async function reach(page: Page): Promise<Reach> {
  return await page.evaluate(() => {
    /** In px: half of 44, minus one for rounding. */
    const ENOUGH = 43;
    const HALF = 21.5;
    const controls = 'a[href], button, input, select, textarea, [role="slider"], [role="tab"], [role^="menuitem"]';
    const top =
      [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], :popover-open')].at(-1) ?? document;
    const found: { covered: string[]; small: string[] } = { covered: [], small: [] };
    const usable = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1;
    /** Most controls are large enough in all four directions, which four points show. */
    const isRoomy = (takes: (x: number, y: number) => boolean, x: number, y: number) =>
      takes(x - HALF, y) && takes(x + HALF, y) && takes(x, y - HALF) && takes(x, y + HALF);
    // Of many controls of the same kind only the first ones are measured.
    const seen = new Map<string, number>();
    const isNew = ({ tagName, className }: HTMLElement) => {
      const count = (seen.get(`${tagName} ${className}`) ?? 0) + 1;
      seen.set(`${tagName} ${className}`, count);
      return count <= 4;
    };
    for (const control of [...top.querySelectorAll<HTMLInputElement>(controls)].filter(usable).filter(isNew)) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const takes = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        if (hit === null) return false;
        // The tooltip that explains a disabled button receives the press around it.
        const isReason = control.matches(':disabled') && hit.matches('[role="presentation"]') && hit.contains(control);
        return control.contains(hit) || hit.closest('label')?.control === control || isReason;
      };
      const extent = (stepX: number, stepY: number) => {
        let length = 0;
        while (length < ENOUGH && takes(x + stepX * (length + 1), y + stepY * (length + 1))) length += 1;
        return length;
      };
      const name = `${control.tagName} ${control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent}`;
      if (!takes(x, y)) found.covered.push(name);
      else if (getComputedStyle(control).display !== 'inline' && !isRoomy(takes, x, y)) {
        const [width, height] = [extent(-1, 0) + 1 + extent(1, 0), extent(0, -1) + 1 + extent(0, 1)];
        if (Math.min(width, height) < ENOUGH) found.small.push(`${name}: ${width}×${height}`);
      }
    }
    return found;
  });
}
