/**
 * Conditions of `@supports` that hide the message for browsers that are too old (`global.css.ts`): they are all
 * true in the browsers of docs/browsers.md and in no older ones, by the names of the features in the data about
 * browsers (tests/architecture/browserFloor.test.ts).
 */
export const floorConditions = {
  'css.types.length.lh': '(width: 1lh)',
  'css.types.color.color-mix': '(color: color-mix(in srgb, red, red))',
  'css.selectors.has': 'selector(:has(a))',
} as const;
