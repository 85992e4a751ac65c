/**
 * Throws when the page is wider than its window. At the end of every story of a test run this is checked anyway; a story
 * calls it for a state in between.
 */
export function expectNoOverhang(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`${scrollWidth} px do not fit into ${clientWidth} px`);
}
