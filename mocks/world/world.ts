import type {
  ConversationId,
  LikeId,
  MessageId,
  NotificationId,
  PostId,
  ProfileId,
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

/**
 * The state of the fake backend: Maps with their indexes, an injected clock and random source, and its events. Only
 * the functions in this folder (one file per domain) change it, and `invariants.ts` defines what is always true of it.
 */
export type World = Readonly<ReturnType<typeof createWorld>>;

export function createWorld({ clock, random }: { clock: Clock; random: Random }) {
  const counters = new Map<string, number>();
  const listeners = new Set<(event: WorldEvent) => void>();
  const revocationListeners = new Set<(userId: UserId) => void>();
  return {
    clock,
    random,
    ...createCatalogue(),

    users: new Map<UserId, UserRow>(),
    userIdByEmail: new Map<string, UserId>(),
    /** By lower-case username. */
    userIdByUsername: new Map<string, UserId>(),
    /** Deleted accounts that are still referenced by conversations or replies, with their registration time. */
    deletedUsers: new Map<UserId, { readonly createdAt: number }>(),
    tokens: new Map<string, TokenRow>(),
    mails: new Map<string, MailRow>(),

    profiles: new Map<ProfileId, ProfileRow>(),
    profileIdByUser: new Map<UserId, ProfileId>(),
    videos: new Map<VideoId, VideoRow>(),
    /** In the order that the owner chose. */
    videoIdsByUser: new Map<UserId, readonly VideoId[]>(),

    likes: new Map<LikeId, LikeRow>(),
    /** Both indexed by the user at one end, then by the user at the other. */
    likesFrom: new Map<UserId, Map<UserId, LikeId>>(),
    likesTo: new Map<UserId, Map<UserId, LikeId>>(),

    conversations: new Map<ConversationId, ConversationRow>(),
    /** By one member, then by the other. */
    conversationIdsByUser: new Map<UserId, Map<UserId, ConversationId>>(),
    messages: new Map<MessageId, MessageRow>(),

    notifications: new Map<NotificationId, NotificationRow>(),
    /** Oldest first. */
    notificationIdsByUser: new Map<UserId, NotificationId[]>(),

    posts: new Map<PostId, PostRow>(),
    /** Posts that are not replies, oldest first. */
    topLevelPostIds: [] as PostId[],

    /** By path, `/uploads/…`. */
    uploads: new Map<string, UploadRow>(),
    /** Number of open sockets by user. Not restored after a restart. */
    presence: new Map<UserId, number>(),

    /** Creates an id: `user-1`, `user-2`, … */
    nextId(kind: string): string {
      const number = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, number);
      return `${kind}-${number}`;
    },
    emit(to: readonly UserId[], frame: ServerFrame): void {
      for (const listener of listeners) listener({ to, frame });
    },
    onEvent(listener: (event: WorldEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells that all tokens of a user are revoked, which concerns open sockets but is not a frame. */
    revoke(userId: UserId): void {
      for (const listener of revocationListeners) listener(userId);
    },
    onRevocation(listener: (userId: UserId) => void): () => void {
      revocationListeners.add(listener);
      return () => revocationListeners.delete(listener);
    },
  };
}
