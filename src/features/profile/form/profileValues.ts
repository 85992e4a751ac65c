import type { Profile, ProfileFields, UpdateProfileEnvelope } from '../../../api/generated/model/index.ts';
import { withLineFeeds } from '../../../lib/text/sameText.ts';
import { type InputField, inputFields, isOf, profileFields, type TagGroup } from './profileFields.ts';
import { readYears, storedText } from './storedText.ts';

/** Ids of the chosen tags by group. */
export type TagChoice = Record<TagGroup, string[]>;

/** The values of the form, which one save covers, as typed; an empty text means no value. */
export interface ProfileValues extends Record<InputField, string> {
  tags: TagChoice;
  /** URL of a picture that is uploaded but used by no profile yet; the next save sets it. Empty without one. */
  pictureUrl: string;
}

export const emptyTags = (): TagChoice => ({
  genres: [],
  instruments: [],
  skill_levels: [],
  purposes: [],
  locations: [],
  ages: [],
  genders: [],
  activity_frequency: [],
  performance_clips: [],
});

export const tagGroupNames = Object.keys(emptyTags()) as TagGroup[];

/**
 * Converts a profile to form values as the fields hold them; null gives an empty form. A tag takes precedence over its
 * scalar.
 */
export function valuesOf(profile: Profile | null): ProfileValues {
  const tags = emptyTags();
  if (profile !== null) for (const group of tagGroupNames) tags[group] = profile.tags[group].map((tag) => tag.id);
  const textOf = (field: InputField) => {
    const tag = isOf(field, 'choice') ? profile?.tags[profileFields[field].group][0] : undefined;
    const text = profile?.[profileFields[field].wire]?.toString() ?? '';
    return tag?.value ?? (isOf(field, 'lines') ? withLineFeeds(text) : text);
  };
  const texts = Object.fromEntries(inputFields.map((field) => [field, textOf(field)])) as Record<InputField, string>;
  return { ...texts, tags, pictureUrl: '' };
}

/** Returns the fields that differ from `base`; the order of tags does not matter. */
export function changesOf(base: ProfileValues, values: ProfileValues): Partial<ProfileValues> {
  const { tags, ...texts } = values;
  const changed = Object.entries(texts).filter(([field, text]) => text !== base[field as keyof typeof texts]);
  return {
    ...(Object.fromEntries(changed) as Partial<typeof texts>),
    ...(tagGroupNames.every((group) => sameIds(base.tags[group], tags[group])) ? {} : { tags }),
  };
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** The values of the table's fields in a request. A field of the contract without a row is a compile error. */
type SentFields = {
  [Field in InputField as (typeof profileFields)[Field]['wire']]: ProfileFields[(typeof profileFields)[Field]['wire']];
};

/**
 * Builds the body of the request that saves the profile: texts are trimmed, empty ones are null, and the picture is
 * included only if this save has to set it.
 * @param tagIds all chosen tags, or null to leave the tags unchanged; a list replaces all tags
 */
export function profileUpdate(values: ProfileValues, tagIds: readonly string[] | null): UpdateProfileEnvelope {
  const sentValue = (field: InputField) => {
    if (isOf(field, 'years')) return readYears(values[field]) ?? null;
    return storedText(field, values[field]) ?? (isOf(field, 'text') ? '' : null);
  };
  const sent = inputFields.map((field) => [profileFields[field].wire, sentValue(field)]);
  return {
    profile_update: {
      ...(Object.fromEntries(sent) as SentFields),
      ...(values.pictureUrl === '' ? {} : { avatar_url: values.pictureUrl }),
    },
    ...(tagIds === null ? {} : { tags_update: { tags: [...tagIds] } }),
  };
}
