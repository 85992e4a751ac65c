/** Scrolls to the section of the privacy policy that a link or the page's URL refers to, and focuses its heading. */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
