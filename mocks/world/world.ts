// The room mocks may import src/api/generated, src/realtime/generated, src/scoring, src/lib.
import type {
  ConversationId,
  LikeId,
  MessageId,
  NotificationId,
  PostId,
  ProfileId,
  TagCategory,
  TagId,
  UserId,
  VideoId,
} from '../../src/api/generated/model/index.ts';
import type { ServerFrame } from '../../src/realtime/generated/frames.ts';
import type { Random } from '../content/random.ts';
import type { Clock } from './clock.ts';
import type {
  ConversationRow,
  LikeRow,
  MailRow,
  MessageRow,
  NotificationRow,
  PostRow,
  ProfileRow,
  TagGroup,
  TokenRow,
  UploadRow,
  UserRow,
  VideoRow,
} from './rows.ts';
import { createCatalogue } from './catalogue.ts';

/** An event with the users who receive it over the socket. */
export interface WorldEvent {
  readonly to: readonly UserId[];
  readonly frame: ServerFrame;
}

/** Called when all tokens of a user are revoked, which concerns open sockets but is not a frame. */
export type RevocationListener = (userId: UserId) => void;

/**
 * The state of the fake backend: Maps with their indexes, an injected clock and random source, and its events. Only
 * the functions in this folder (one file per domain) change it, and `invariants.ts` defines what is always true of it.
 */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly catalogue: readonly TagCategory[];
  readonly tagsById: ReadonlyMap<TagId, { readonly group: TagGroup; readonly rank: number }>;

  readonly users: Map<UserId, UserRow>;
  readonly userIdByEmail: Map<string, UserId>;
  /** By lower-case username. */
  readonly userIdByUsername: Map<string, UserId>;
  /** Deleted accounts that are still referenced by conversations or replies, with their registration time. */
  readonly deletedUsers: Map<UserId, { readonly createdAt: number }>;
  readonly tokens: Map<string, TokenRow>;
  readonly mails: Map<string, MailRow>;

  readonly profiles: Map<ProfileId, ProfileRow>;
  readonly profileIdByUser: Map<UserId, ProfileId>;
  readonly videos: Map<VideoId, VideoRow>;
  /** In the order that the owner chose. */
  readonly videoIdsByUser: Map<UserId, readonly VideoId[]>;

  readonly likes: Map<LikeId, LikeRow>;
  /** Both indexed by the user at one end, then by the user at the other. */
  readonly likesFrom: Map<UserId, Map<UserId, LikeId>>;
  readonly likesTo: Map<UserId, Map<UserId, LikeId>>;

  readonly conversations: Map<ConversationId, ConversationRow>;
  /** By one member, then by the other. */
  readonly conversationIdsByUser: Map<UserId, Map<UserId, ConversationId>>;
  readonly messages: Map<MessageId, MessageRow>;

  readonly notifications: Map<NotificationId, NotificationRow>;
  /** Oldest first. */
  readonly notificationIdsByUser: Map<UserId, NotificationId[]>;

  readonly posts: Map<PostId, PostRow>;
  /** Posts that are not replies, oldest first. */
  readonly topLevelPostIds: PostId[];

  /** By path, `/uploads/…`. */
  readonly uploads: Map<string, UploadRow>;
  /** Number of open sockets by user. Not restored after a restart. */
  readonly presence: Map<UserId, number>;

  /** Creates an id: `user-1`, `user-2`, … */
  nextId(kind: string): string;
  emit(to: readonly UserId[], frame: ServerFrame): void;
  onEvent(listener: (event: WorldEvent) => void): () => void;
  revoke(userId: UserId): void;
  onRevocation(listener: RevocationListener): () => void;
}

export function createWorld({ clock, random }: { clock: Clock; random: Random }): World {
  const { catalogue, tagsById } = createCatalogue();
  const counters = new Map<string, number>();
  const listeners = new Set<(event: WorldEvent) => void>();
  const revocationListeners = new Set<RevocationListener>();
  return {
    clock,
    random,
    catalogue,
    tagsById,
    users: new Map(),
    userIdByEmail: new Map(),
    userIdByUsername: new Map(),
    deletedUsers: new Map(),
    tokens: new Map(),
    mails: new Map(),
    profiles: new Map(),
    profileIdByUser: new Map(),
    videos: new Map(),
    videoIdsByUser: new Map(),
    likes: new Map(),
    likesFrom: new Map(),
    likesTo: new Map(),
    conversations: new Map(),
    conversationIdsByUser: new Map(),
    messages: new Map(),
    notifications: new Map(),
    notificationIdsByUser: new Map(),
    posts: new Map(),
    topLevelPostIds: [],
    uploads: new Map(),
    presence: new Map(),
    nextId(kind) {
      const number = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, number);
      return `${kind}-${number}`;
    },
    emit(to, frame) {
      for (const listener of listeners) listener({ to, frame });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revoke(userId) {
      for (const listener of revocationListeners) listener(userId);
    },
    onRevocation(listener) {
      revocationListeners.add(listener);
      return () => revocationListeners.delete(listener);
    },
  };
}
