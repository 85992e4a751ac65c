/**
 * Returns what is drawn in the window, an entry for each element that draws something: its box, its colours, its text.
 * Two equal lists look the same. It takes some milliseconds, where a screenshot takes hundreds.
 */
export function drawnIn(body: HTMLElement): string[] {
  const drawn: string[] = [];
  walk(body, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, drawn);
  return drawn;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `seen` is the part of the window that the elements around leave visible. */
function walk(element: Element, seen: Edges, drawn: string[]): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return;
  const box = element.getBoundingClientRect();
  const around = style.position === 'fixed' ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : seen;
  const clips = style.overflowX !== 'visible' || style.clipPath !== 'none';
  const own = clips ? intersect(around, box) : around;
  // Texts for screen readers alone are 1 px wide.
  if (own.right - own.left <= 1 || own.bottom - own.top <= 1) return;
  const part = intersect(own, box);
  const isInWindow = part.right > part.left && part.bottom > part.top;
  // Without a size of its own, it may still hold what is drawn elsewhere.
  if (!isInWindow && box.width > 0 && box.height > 0 && style.display !== 'contents') return;
  if (isInWindow && style.visibility === 'visible') {
    const content = [contentOf(element), paintOf(style), ...pseudoElements.map((name) => paintOfPseudo(element, name))];
    if (content.some((each) => each !== '')) drawn.push([boxWords(box), ...content].join(' '));
  }
  if (element instanceof SVGElement) return;
  for (const child of element.children) walk(child, own, drawn);
}

const pseudoElements = ['::before', '::after'];

const intersect = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const boxWords = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round).join(',');

function contentOf(element: Element): string {
  const { color } = getComputedStyle(element);
  if (element instanceof HTMLInputElement) {
    const { type, value, checked, indeterminate, placeholder } = element;
    if (type === 'password') return `input ${'•'.repeat(value.length)}${value === '' ? placeholder : ''}`;
    return `input ${type} ${value || placeholder} ${checked} ${indeterminate} ${color}`;
  }
  if (element instanceof HTMLTextAreaElement) return `textarea ${element.value || element.placeholder} ${color}`;
  if (element instanceof HTMLSelectElement) return `select ${element.selectedOptions[0]?.text} ${color}`;
  if (element instanceof HTMLImageElement) return `img ${element.currentSrc} ${element.naturalWidth}`;
  if (element instanceof HTMLVideoElement) return `video ${element.currentSrc} ${element.poster}`;
  if (element instanceof HTMLCanvasElement) return 'canvas';
  if (element instanceof SVGElement) {
    const { fill, stroke } = getComputedStyle(element);
    // Identifiers differ from render to render.
    return `${element.outerHTML.replaceAll(/(_r_\w+_|id="[^"]*")/g, '')} ${color} ${fill} ${stroke}`;
  }
  const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
  return text === '' ? '' : `${text} ${color} ${getComputedStyle(element).fontWeight}`;
}

const isPaint = (color: string) => color !== 'transparent' && !/^rgba\(.*, ?0\)$|\/ ?0\)$/.test(color);

/** Background, borders and shadow; not the outline, because the focus alone is no state of its own. */
function paintOf(style: CSSStyleDeclaration): string {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, borderTopColor } = style;
  const { borderBottomWidth, borderBottomStyle, borderBottomColor, boxShadow } = style;
  return [
    isPaint(backgroundColor) ? backgroundColor : '',
    backgroundImage === 'none' ? '' : backgroundImage,
    borderTopStyle !== 'none' && borderTopWidth !== '0px' && isPaint(borderTopColor) ? borderTopColor : '',
    borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && isPaint(borderBottomColor) ? borderBottomColor : '',
    boxShadow === 'none' ? '' : boxShadow,
  ].join('');
}

function paintOfPseudo(element: Element, name: string): string {
  const style = getComputedStyle(element, name);
  const { content, opacity, width, height } = style;
  if (content === 'none' || content === 'normal' || opacity === '0') return '';
  const paint = paintOf(style);
  return content === '""' && paint === '' ? '' : `${content} ${paint} ${width} ${height}`;
}
