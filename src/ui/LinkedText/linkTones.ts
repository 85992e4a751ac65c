/** `accent` on the usual grounds; `inherit` where the ground has a colour of its own, as a chat bubble has. */
export const linkTones = ['accent', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];
