import type { UpdateProfileEnvelope } from '../../../api/generated/model/index.ts';
import { readLink } from '../links/readLink.ts';
import { readYears } from './checkProfile.ts';
import { linkFields, type LinkField, type ProfileValues } from './profileValues.ts';

/**
 * What is sent (decisions P2, P3, P16): texts without blanks around them, nothing as null, the picture only if it
 * waits for it.
 * @param tagIds all that is chosen, or null when the tags are to stay as they are: a list replaces everything
 */
export function profileUpdate(values: ProfileValues, tagIds: readonly string[] | null): UpdateProfileEnvelope {
  const links = Object.fromEntries(
    linkFields.map((field) => [field, readLink(field, values[field]) ?? textOrNull(values[field])]),
  ) as Record<LinkField, string | null>;
  return {
    profile_update: {
      display_name: values.displayName.trim(),
      bio: textOrNull(values.bio),
      age_range: textOrNull(values.ageRange),
      activity_level: textOrNull(values.activityLevel),
      years_of_experience: readYears(values.years) ?? null,
      website_url: links.websiteUrl,
      twitter_url: links.twitterUrl,
      instagram_url: links.instagramUrl,
      youtube_url: links.youtubeUrl,
      soundcloud_url: links.soundcloudUrl,
      ...(values.pictureUrl === '' ? {} : { avatar_url: values.pictureUrl }),
    },
    ...(tagIds === null ? {} : { tags_update: { tags: [...tagIds] } }),
  };
}

function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}
