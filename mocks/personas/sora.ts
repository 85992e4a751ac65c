import type { Persona } from './persona.ts';

/** そら: verified just now, nothing filled in yet. */
export const sora: Persona = {
  email: 'sora@example.com',
  username: 'sora',
  verified: true,
  joinedDaysAgo: 0,
  activeMinutesAgo: 1,
  profile: null,
  videos: [],
};
