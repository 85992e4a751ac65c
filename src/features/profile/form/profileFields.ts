import {
  profileFieldsBioMax,
  profileFieldsDisplayNameMax,
  profileFieldsInstagramUrlMax,
  profileFieldsSoundcloudUrlMax,
  profileFieldsTwitterUrlMax,
  profileFieldsWebsiteUrlMax,
  profileFieldsYearsOfExperienceMax,
  profileFieldsYoutubeUrlMax,
} from '../../../api/generated/limits.ts';
import type { ProfileFields, ProfileTags, ValidationIssue } from '../../../api/generated/model/index.ts';
import { tagGroupLabels } from '../../../tags/copy.ts';
import { avatar, basic, edit } from '../copy.ts';

export type TabId = keyof typeof edit.tabs;
export const tabIds = Object.keys(edit.tabs) as TabId[];

export type TagGroup = keyof ProfileTags;

/** A service whose profiles have handles. */
interface Service {
  /** Matches hosts of the service in URLs that are typed without `https://`. */
  hosts: RegExp;
  handle: RegExp;
  address: (handle: string) => string;
}

/**
 * - `text` and `lines`: a text of one line, or of several.
 * - `years`: a number.
 * - `choice`: the `value` of a tag of a category, or a value of the server that no tag has.
 * - `link`: a URL, or a handle of the service.
 * - `category`: a category with a single choice whose tag is no field of the contract.
 * - `part`: what has no single field: the picture, the tags, and the links to services as a whole.
 */
type Row = { tab: TabId; label: string } & (
  | { kind: 'text'; wire: keyof ProfileFields; limit: number; required: string }
  | { kind: 'lines' | 'years'; wire: keyof ProfileFields; limit: number }
  | { kind: 'choice'; wire: keyof ProfileFields; group: TagGroup }
  | { kind: 'link'; wire: keyof ProfileFields; limit: number; service: Service | null }
  | { kind: 'category'; group: TagGroup }
  | { kind: 'part'; wire?: string }
);

/** YouTube's own rule: letters of any script, digits, and `_-.·`. */
const YOUTUBE_HANDLE = /^[\p{L}\p{N}_.·-]{1,60}$/u;
const YOUTUBE_CHANNEL = /^UC[\w-]{22}$/;

/**
 * The fields of a profile, in the order of the form, which is also the order of errors and conflicts. All that depends
 * on the set of fields is derived from this table. Limits are those of the API: characters of a text, and years. The
 * labels are here instead of in copy.ts, so that a new link is one row.
 */
export const profileFields = {
  avatar: { kind: 'part', tab: 'basic', label: avatar.title },
  displayName: {
    kind: 'text',
    wire: 'display_name',
    tab: 'basic',
    label: '表示名',
    limit: profileFieldsDisplayNameMax,
    required: basic.displayNameRequired,
  },
  bio: { kind: 'lines', wire: 'bio', tab: 'basic', label: '自己紹介', limit: profileFieldsBioMax },
  ageRange: { kind: 'choice', wire: 'age_range', tab: 'basic', label: '年代', group: 'ages' },
  activityLevel: {
    kind: 'choice',
    wire: 'activity_level',
    tab: 'basic',
    label: '活動頻度',
    group: 'activity_frequency',
  },
  years: {
    kind: 'years',
    wire: 'years_of_experience',
    tab: 'basic',
    label: '経験年数',
    limit: profileFieldsYearsOfExperienceMax,
  },
  websiteUrl: {
    kind: 'link',
    wire: 'website_url',
    tab: 'basic',
    label: 'ウェブサイト',
    limit: profileFieldsWebsiteUrlMax,
    service: null,
  },
  tags: { kind: 'part', wire: 'tags', tab: 'tags', label: edit.tabs.tags },
  genders: { kind: 'category', tab: 'tags', label: tagGroupLabels.genders, group: 'genders' },
  social: { kind: 'part', tab: 'social', label: edit.tabs.social },
  twitterUrl: {
    kind: 'link',
    wire: 'twitter_url',
    tab: 'social',
    label: 'X（旧Twitter）',
    limit: profileFieldsTwitterUrlMax,
    service: {
      hosts: /^(?:www\.|mobile\.)?(?:x|twitter)\.com\//i,
      handle: /^\w{1,30}$/,
      address: (handle) => `https://x.com/${handle}`,
    },
  },
  instagramUrl: {
    kind: 'link',
    wire: 'instagram_url',
    tab: 'social',
    label: 'Instagram',
    limit: profileFieldsInstagramUrlMax,
    service: {
      hosts: /^(?:www\.)?instagram\.com\//i,
      handle: /^[\w.]{1,60}$/,
      address: (handle) => `https://www.instagram.com/${handle}/`,
    },
  },
  youtubeUrl: {
    kind: 'link',
    wire: 'youtube_url',
    tab: 'social',
    label: 'YouTube',
    limit: profileFieldsYoutubeUrlMax,
    service: {
      hosts: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//i,
      handle: YOUTUBE_HANDLE,
      address: (handle) =>
        YOUTUBE_CHANNEL.test(handle)
          ? `https://www.youtube.com/channel/${handle}`
          : `https://www.youtube.com/@${handle}`,
    },
  },
  soundcloudUrl: {
    kind: 'link',
    wire: 'soundcloud_url',
    tab: 'social',
    label: 'SoundCloud',
    limit: profileFieldsSoundcloudUrlMax,
    service: {
      hosts: /^(?:www\.|m\.|on\.)?soundcloud\.com\//i,
      handle: /^[\w-]{1,60}$/,
      address: (handle) => `https://soundcloud.com/${handle}`,
    },
  },
} as const satisfies Record<string, Row>;

type Table = typeof profileFields;
type Kind = Table[keyof Table]['kind'];

/** The names of the fields of some kinds. */
export type FieldOf<Kinds extends Kind> = {
  [Name in keyof Table]: Table[Name]['kind'] extends Kinds ? Name : never;
}[keyof Table];

/** Fields of the contract that the form holds as a text. */
export type InputField = FieldOf<'text' | 'lines' | 'years' | 'choice' | 'link'>;
export type LinkField = FieldOf<'link'>;

/** Fields that can conflict: those of the contract, and categories with a single choice. */
export type MergeField = InputField | FieldOf<'category'>;

/**
 * Names of what can receive the focus after an error or a press on a missing item: single fields, and groups of fields.
 */
export type FocusableField = Exclude<keyof Table, FieldOf<'category'>>;

const names = Object.keys(profileFields) as (keyof Table)[];

/** Whether a field is of one of these kinds. */
export function isOf<Kinds extends Kind>(name: keyof Table, ...kinds: Kinds[]): name is FieldOf<Kinds> {
  return (kinds as Kind[]).includes(profileFields[name].kind);
}

export const inputFields = names.filter((name) => isOf(name, 'text', 'lines', 'years', 'choice', 'link'));
export const linkFields = names.filter((name) => isOf(name, 'link'));
export const choiceFields = names.filter((name) => isOf(name, 'choice'));
export const mergeFields = names.filter((name) => !isOf(name, 'part'));
export const focusableFields = names.filter((name) => !isOf(name, 'category'));

export const tabOf = (name: FocusableField): TabId => profileFields[name].tab;

/** Returns the fields that a server rejected (422), in the order of the form. */
export function rejectedFields(issues: readonly ValidationIssue[]): FocusableField[] {
  const refused = new Set(issues.flatMap(({ loc }) => loc.map(String)));
  return focusableFields.filter((name) => {
    const row: Row = profileFields[name];
    return 'wire' in row && row.wire !== undefined && refused.has(row.wire);
  });
}
