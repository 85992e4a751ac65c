import type { Profile } from '../api/generated/model/index.ts';
import { apiHost } from '../api/host.ts';
import { resolvePictureUrl } from '../lib/media/mediaUrl.ts';
import { familyOf } from '../scoring/instrumentFamilies.ts';
import type { PersonPictureData } from '../ui/Avatar/PersonPicture.tsx';

interface Known {
  name: string;
  /** As it came over the wire. */
  avatarUrl: string | null | undefined;
  /** The user id, so that a person has the same colours on every screen. */
  userId: string;
  /** Whose first instrument gives the glyph, when it is known. */
  profile?: Pick<Profile, 'tags'> | null | undefined;
}

/** Makes what `Portrait` and `Avatar` show out of what is known of a person. */
export function portraitPerson({ name, avatarUrl, userId, profile }: Known): PersonPictureData {
  const glyph = familyOf(profile?.tags.instruments[0]?.value ?? '') ?? 'note';
  return { name, picture: resolvePictureUrl(avatarUrl, apiHost()), seed: userId, glyph };
}

/** The same for somebody whose profile is known. */
export function portraitOf(profile: Profile): PersonPictureData {
  const { display_name: name, avatar_url: avatarUrl, user_id: userId } = profile;
  return portraitPerson({ name, avatarUrl, userId, profile });
}
