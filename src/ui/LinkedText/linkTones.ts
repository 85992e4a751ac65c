/** `accent` for standard backgrounds; `inherit` for backgrounds with a colour of their own, such as chat bubbles. */
export const linkTones = ['accent', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];
