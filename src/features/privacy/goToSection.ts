/** Brings a section into view, and the focus to its heading. */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
