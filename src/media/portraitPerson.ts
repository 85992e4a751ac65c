import type { Profile } from '../api/generated/model/index.ts';
import { apiHost } from '../api/host.ts';
import { isolate } from '../lib/text/isolate.ts';
import { resolvePictureUrl } from '../lib/media/mediaUrl.ts';
import { familyOf } from '../scoring/instrumentFamilies.ts';
import type { PersonPictureData } from '../ui/Avatar/PersonPicture.tsx';

interface Known {
  name: string;
  /** As in the response, not resolved yet. */
  avatarUrl: string | null | undefined;
  /** Seed of the colours, so that a person has the same ones on every screen. */
  userId: string;
  /** The first instrument determines the glyph; optional. */
  profile?: Pick<Profile, 'tags'> | null | undefined;
}

/** Returns the data of a person that `Portrait` and `Avatar` show. */
export function portraitPerson({ name, avatarUrl, userId, profile }: Known): PersonPictureData {
  const glyph = familyOf(profile?.tags.instruments[0]?.value ?? '') ?? 'note';
  return { name: isolate(name), picture: resolvePictureUrl(avatarUrl, apiHost()), seed: userId, glyph };
}

/** Like `portraitPerson`, for a person whose profile is known. */
export function portraitOf(profile: Profile): PersonPictureData {
  const { display_name: name, avatar_url: avatarUrl, user_id: userId } = profile;
  return portraitPerson({ name, avatarUrl, userId, profile });
}
