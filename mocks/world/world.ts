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

/** One thing that happened and who hears of it over the socket, in the order of `number`. */
export interface WorldEvent {
  readonly number: number;
  readonly to: readonly UserId[];
  readonly frame: ServerFrame;
}

/** What is not a frame but concerns open sockets: these users' tokens died. */
export type RevocationListener = (userId: UserId) => void;

/**
 * The truth of the fake backend: plain Maps with their indexes, an injected clock and random source, and an event log.
 * Verbs (one file a domain beside this one) are the only code that changes it, and `invariants.ts` says what always holds.
 */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly catalogue: readonly TagCategory[];
  readonly tagsById: ReadonlyMap<TagId, { readonly group: TagGroup; readonly rank: number }>;

  readonly users: Map<UserId, UserRow>;
  readonly userIdByEmail: Map<string, UserId>;
  /** Keyed by the lower-case username. */
  readonly userIdByUsername: Map<string, UserId>;
  /** Deleted accounts that others still have conversations or replies with, and when they had registered. */
  readonly departed: Map<UserId, { readonly createdAt: number }>;
  readonly tokens: Map<string, TokenRow>;
  readonly mails: Map<string, MailRow>;

  readonly profiles: Map<ProfileId, ProfileRow>;
  readonly profileIdByUser: Map<UserId, ProfileId>;
  readonly videos: Map<VideoId, VideoRow>;
  /** In the owner's order. */
  readonly videoIdsByUser: Map<UserId, readonly VideoId[]>;

  readonly likes: Map<LikeId, LikeRow>;
  /** Both keyed first by the user at the one end, then by the user at the other. */
  readonly likesFrom: Map<UserId, Map<UserId, LikeId>>;
  readonly likesTo: Map<UserId, Map<UserId, LikeId>>;

  readonly conversations: Map<ConversationId, ConversationRow>;
  /** Keyed first by one member, then by the other. */
  readonly conversationIdsByUser: Map<UserId, Map<UserId, ConversationId>>;
  readonly messages: Map<MessageId, MessageRow>;

  readonly notifications: Map<NotificationId, NotificationRow>;
  /** Oldest first. */
  readonly notificationIdsByUser: Map<UserId, NotificationId[]>;

  readonly posts: Map<PostId, PostRow>;
  /** Posts that are no replies, oldest first. */
  readonly topLevelPostIds: PostId[];

  /** Keyed by path, `/uploads/…`. */
  readonly uploads: Map<string, UploadRow>;
  /** How many sockets a user has open. Not part of what survives a restart. */
  readonly presence: Map<UserId, number>;

  /** The newest events, at most `EVENT_LOG_LIMIT`. */
  readonly events: WorldEvent[];
  /** A new id of a kind: `user-1`, `user-2`, … */
  nextId(kind: string): string;
  emit(to: readonly UserId[], frame: ServerFrame): void;
  onEvent(listener: (event: WorldEvent) => void): () => void;
  revoke(userId: UserId): void;
  onRevocation(listener: RevocationListener): () => void;
}

/** Enough for any test to look back, and a bound on memory. */
const EVENT_LOG_LIMIT = 10_000;

export function createWorld({ clock, random }: { clock: Clock; random: Random }): World {
  const { catalogue, tagsById } = createCatalogue();
  const counters = new Map<string, number>();
  const listeners = new Set<(event: WorldEvent) => void>();
  const revocationListeners = new Set<RevocationListener>();
  const events: WorldEvent[] = [];
  let eventNumber = 0;
  return {
    clock,
    random,
    catalogue,
    tagsById,
    users: new Map(),
    userIdByEmail: new Map(),
    userIdByUsername: new Map(),
    departed: new Map(),
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
    events,
    nextId(kind) {
      const number = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, number);
      return `${kind}-${number}`;
    },
    emit(to, frame) {
      eventNumber += 1;
      const event = { number: eventNumber, to, frame };
      events.push(event);
      if (events.length > EVENT_LOG_LIMIT) events.shift();
      for (const listener of listeners) listener(event);
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
