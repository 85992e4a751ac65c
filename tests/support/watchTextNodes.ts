/** What React keeps on each node that it has made, as far as it is read here. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
}

/**
 * Watches for text nodes that React makes and holds. It does so for a text that has siblings, and for one that a component
 * returns; a string that is the only child of an element becomes the content of the element, and React holds no node.
 * A translator puts an element in the place of each text node (rule S29). When React removes one that it holds, or inserts
 * before it, the browser throws; a new value goes to a node that is not in the page. Members from abroad need the
 * translator, so the page does not forbid it, and a patched `removeChild` would leave the old values.
 * Returns a function that returns the texts inserted since its last call, one line for each place.
 */
export function watchTextNodes(): () => string[] {
  const places = new Set<string>();
  const note = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) return;
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    if (key === undefined) return;
    places.add(`${JSON.stringify(node.nodeValue)} ${placeOf((node as unknown as Record<string, Fiber>)[key])}`);
  };
  const { insertBefore, appendChild } = Node.prototype;
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, next: Node | null) {
    note(child);
    return insertBefore.call(this, child, next) as Child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child) {
    note(child);
    return appendChild.call(this, child) as Child;
  };
  return () => {
    const taken = [...places];
    places.clear();
    return taken;
  };
}

/** The element around a text and the components that render it, the nearest first. */
function placeOf(text: Fiber | undefined): string {
  let element = '';
  const components: string[] = [];
  for (let up = text?.return ?? null; up !== null && components.length < 4; up = up.return) {
    if (typeof up.type === 'string') element ||= up.type;
    if (typeof up.type === 'function') components.push(up.type.name);
  }
  return `in <${element}> of ${components.join(' in ')}`;
}
