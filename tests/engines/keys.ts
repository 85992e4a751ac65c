/** WebDriver's codes, for WebKit and Firefox, of keys that type no letter, by their names in `KeyboardEvent.key`. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const codeOf = (key: string) => codes[key] ?? key;

/** WebDriver actions (classic and BiDi) for keys one after the other; those of a list are pressed together. */
export function keyActions(keys: readonly (string | string[])[]) {
  const actions = keys.flatMap((chord) => {
    const values = [chord].flat().map(codeOf);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** WebDriver actions for a press at the first point that moves through the others and is released at the last. */
export function pointerActions(points: readonly { x: number; y: number }[]) {
  const [first, ...others] = points.map(({ x, y }) => ({
    type: 'pointerMove',
    duration: 20,
    x: Math.round(x),
    y: Math.round(y),
  }));
  const actions = [first, { type: 'pointerDown', button: 0 }, ...others, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Points on the line between two points, both inclusive. */
export function between(from: { x: number; y: number }, to: { x: number; y: number }, steps = 10) {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
