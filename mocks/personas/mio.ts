import type { Persona } from './persona.ts';

/** みお: registered, but has not followed the link of the verification mail. */
export const mio: Persona = {
  email: 'mio@example.com',
  username: 'mio',
  verified: false,
  joinedDaysAgo: 0,
  activeMinutesAgo: null,
  profile: null,
  videos: [],
};
