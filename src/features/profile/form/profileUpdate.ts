import type { UpdateProfileEnvelope } from '../../../api/generated/model/index.ts';
import { parseLink } from '../links/parseLink.ts';
import { readYears } from './checkProfile.ts';
import { linkFields, type LinkField, type ProfileValues } from './profileValues.ts';
import { toOneLine } from '../../../lib/text/isolate.ts';
import { trimText } from '../../../lib/text/trimText.ts';

type TextField = Exclude<keyof ProfileValues, 'tags' | 'pictureUrl'>;

const isLink = (field: TextField): field is LinkField => (linkFields as readonly TextField[]).includes(field);

/** Returns a text as it will be stored: trimmed, a name in one line, a handle as a full URL, years as a number; null when empty. */
export function storedText(field: TextField, typed: string): string | null {
  if (field === 'displayName') return textOrNull(toOneLine(typed));
  if (field === 'years') return readYears(typed)?.toString() ?? textOrNull(typed);
  return (isLink(field) ? parseLink(field, typed) : null) ?? textOrNull(typed);
}

/**
 * Builds the body of the request that saves the profile (rules P2, P3, P16): texts are trimmed, empty ones are null,
 * and the picture is included only if this save has to set it.
 * @param tagIds all chosen tags, or null to leave the tags unchanged; a list replaces all tags
 */
export function profileUpdate(values: ProfileValues, tagIds: readonly string[] | null): UpdateProfileEnvelope {
  const links = Object.fromEntries(linkFields.map((field) => [field, storedText(field, values[field])])) as Record<
    LinkField,
    string | null
  >;
  return {
    profile_update: {
      display_name: trimText(toOneLine(values.displayName)),
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
  return trimText(typed) || null;
}
