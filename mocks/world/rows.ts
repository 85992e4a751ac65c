import type {
  ConversationId,
  LikeId,
  MessageId,
  NotificationId,
  NotificationType,
  PostId,
  ProfileId,
  Tag,
  TagId,
  UserId,
  VideoId,
} from '../../src/api/generated/model/index.ts';

/*
 * What the fake backend stores. Times are milliseconds since 1970. Rows are replaced and never mutated, so views can be
 * cached by row.
 */

export interface UserRow {
  readonly id: UserId;
  /** Lower-case. */
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly verified: boolean;
  readonly createdAt: number;
  readonly lastActive: number | null;
  /** The picture that was uploaded before the profile was first saved. */
  readonly avatarUrl: string | null;
}

/** The categories of `Profile.tags`; the catalogue calls `skill_levels` `skills` (rule P1). */
export const TAG_GROUPS = [
  'genres',
  'instruments',
  'skill_levels',
  'purposes',
  'locations',
  'ages',
  'genders',
  'activity_frequency',
  'performance_clips',
] as const;
export type TagGroup = (typeof TAG_GROUPS)[number];

/** Categories that allow one tag only (rule P31). */
export const SINGLE_CHOICE_GROUPS: readonly TagGroup[] = ['ages', 'genders', 'activity_frequency'];

export interface ProfileFieldsRow {
  readonly display_name: string;
  readonly bio: string | null;
  readonly age_range: string | null;
  readonly activity_level: string | null;
  readonly years_of_experience: number | null;
  readonly website_url: string | null;
  readonly twitter_url: string | null;
  readonly instagram_url: string | null;
  readonly youtube_url: string | null;
  readonly soundcloud_url: string | null;
}

export interface ProfileRow {
  readonly id: ProfileId;
  readonly userId: UserId;
  readonly fields: ProfileFieldsRow;
  readonly favoriteArtist: string | null;
  readonly lookingFor: string | null;
  readonly avatarUrl: string | null;
  readonly createdAt: number;
  readonly lastActive: number | null;
  readonly likesCount: number;
  /** In the catalogue's order within each group. */
  readonly tags: Readonly<Record<TagGroup, readonly Tag[]>>;
  readonly tagIds: ReadonlySet<TagId>;
}

export interface VideoRow {
  readonly id: VideoId;
  readonly userId: UserId;
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
}

export interface LikeRow {
  readonly id: LikeId;
  readonly from: UserId;
  readonly to: UserId;
  readonly createdAt: number;
}

export interface ConversationRow {
  readonly id: ConversationId;
  readonly members: readonly [opener: UserId, other: UserId];
  readonly updatedAt: number;
  /** Oldest first; `createdAt` increases strictly. This array is mutated. */
  readonly messageIds: MessageId[];
  /** Number of unread messages by member. */
  readonly unread: Readonly<Record<UserId, number>>;
}

export interface MessageRow {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly senderId: UserId;
  readonly content: string;
  readonly createdAt: number;
  readonly isRead: boolean;
}

export interface NotificationRow {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly isRead: boolean;
  readonly createdAt: number;
  readonly conversationId: ConversationId | null;
}

export interface PostRow {
  readonly id: PostId;
  readonly userId: UserId;
  readonly content: string;
  readonly createdAt: number;
  readonly replyToId: PostId | null;
  /** Direct replies, oldest first. This array is mutated. */
  readonly replyIds: PostId[];
  readonly media: { readonly url: string; readonly type: 'audio' | 'video'; readonly duration: number } | null;
}

export interface TokenRow {
  readonly userId: UserId;
  readonly issuedAt: number;
}

export interface MailRow {
  readonly token: string;
  readonly kind: 'verify' | 'reset';
  readonly userId: UserId;
  readonly to: string;
  readonly sentAt: number;
  readonly usedAt: number | null;
  /** A newer mail of the same kind has invalidated this one. */
  readonly replaced: boolean;
}

/** A file under `/uploads/`: uploaded bytes, a picture or a sound that is made on request, or a file of the repository. */
export type UploadRow =
  | { readonly kind: 'bytes'; readonly type: string; readonly owner: UserId; readonly file: Blob }
  | { readonly kind: 'portrait'; readonly seed: number; readonly instrument: string | null }
  | { readonly kind: 'sound'; readonly seed: number }
  /** A path in mocks/content. */
  | { readonly kind: 'file'; readonly name: string };
