import type { MusicianSeed } from '../content/musician.ts';

/** The password of every account of the fake backend (rule W1). */
export const PASSWORD = 'password123';

/** A person written by hand whom tests and documents refer to by name. */
export interface Persona {
  readonly email: string;
  readonly username: string;
  readonly verified: boolean;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number | null;
  /** Null for a person without a profile. */
  readonly profile: Omit<MusicianSeed, 'username' | 'email' | 'joined_days_ago' | 'active_minutes_ago'> | null;
  readonly videos: readonly { readonly clip: string; readonly title: string; readonly description: string | null }[];
}
