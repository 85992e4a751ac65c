import type {
  LikeId,
  LikeStatus,
  MutualLike,
  Profile,
  ProfileId,
  ReceivedLike,
  SentLike,
  Timestamp,
  UserId,
} from '../generated/model/index.ts';
import type { LikeOutcome } from './likeIntents.ts';

/** The three lists as they come over the wire: sent and received contain the mutual ones too. */
export interface LikeLists {
  sent: readonly SentLike[];
  received: readonly ReceivedLike[];
  mutual: readonly MutualLike[];
}

/** One like in one of the tabs (decision L1). */
export interface LikeItem {
  likeId: LikeId;
  profile: Profile;
  userId: UserId;
  likedAt: Timestamp;
  /** Null while the like is not mutual. */
  matchedAt: Timestamp | null;
}

export const likeTabs = ['sent', 'received', 'matched'] as const;
export type LikeTab = (typeof likeTabs)[number];

/** What is wished for a profile and not done yet. */
type WishOf = (id: ProfileId) => LikeStatus | undefined;

/**
 * What the tabs show: who is in the matches stands in none of the others (decision L3). Who is being taken back is gone
 * before the server has said so; who is being liked stays among those who like me until that is over.
 */
export function likeItems({ sent, received, mutual }: LikeLists, wishOf: WishOf = () => undefined) {
  const likers = received.map((like) => item(like, like.from_user.profile));
  const likesMe = new Set(likers.map(({ profile }) => profile.id));
  const isMoving = ({ profile: { id } }: LikeItem) => {
    const wish = wishOf(id);
    return wish !== undefined && (!wish.is_liked || likesMe.has(id));
  };
  const matched = mutual.map((like) => item(like, like.profile)).filter((like) => !isMoving(like));
  const matches = new Set(matched.map(({ profile }) => profile.id));
  const isSingle = ({ profile }: LikeItem) => !matches.has(profile.id);
  const lists: Record<LikeTab, LikeItem[]> = {
    sent: sent.map((like) => item(like, like.to_profile)).filter((like) => isSingle(like) && !isMoving(like)),
    received: likers.filter(isSingle),
    matched,
  };
  return lists;
}

type WireLike = SentLike | ReceivedLike | MutualLike;

function item({ id, user_id, liked_at, matched_at }: WireLike, profile: Profile): LikeItem {
  return { likeId: id, profile, userId: user_id, likedAt: liked_at, matchedAt: matched_at };
}

/** Whether I like somebody and they me, as the lists tell; undefined when they are not long enough to know. */
export function statusInLists({ sent, mutual }: Pick<LikeLists, 'sent' | 'mutual'>, id: ProfileId, full: number) {
  const is_mutual = mutual.some(({ profile }) => profile.id === id);
  const is_liked = is_mutual || sent.some(({ to_profile }) => to_profile.id === id);
  if (!is_liked && (sent.length >= full || mutual.length >= full)) return undefined;
  return { is_liked, is_mutual } satisfies LikeStatus;
}

/**
 * The lists after a like or the taking back of one (spec.md section 4, "Likes screen").
 * @param answer what the server said to the like; null when it said nothing, as after "already liked"
 */
export function listsAfter(lists: LikeLists, outcome: LikeOutcome, answer: SentLike | null): LikeLists {
  const { profile, after } = outcome;
  const sent = lists.sent.filter(({ to_profile }) => to_profile.id !== profile.id);
  const mutual = lists.mutual.filter((like) => like.profile.id !== profile.id);
  if (!after.is_liked) {
    const received = lists.received.map((like) =>
      like.from_user.profile.id === profile.id ? { ...like, matched_at: null } : like,
    );
    return { sent, received, mutual };
  }
  if (answer === null) return lists;
  if (!after.is_mutual) {
    // Who no longer likes me does not stay among those who do.
    const received = lists.received.filter(({ from_user }) => from_user.profile.id !== profile.id);
    return { sent: [answer, ...sent], received, mutual };
  }
  const match: MutualLike = {
    id: answer.id,
    like_id: answer.like_id,
    created_at: answer.created_at,
    user_id: answer.user_id,
    liked_at: answer.liked_at,
    matched_at: answer.matched_at ?? answer.liked_at,
    profile: answer.to_profile,
  };
  return { sent: [answer, ...sent], received: lists.received, mutual: [match, ...mutual] };
}

/**
 * How many there are to show on a tab (decision L2): as many as the list has, or, when it came back full, as many as
 * the server counts without the matches.
 */
export function tabCount(shown: number, isFull: boolean, counted: number | undefined, matches: number): number {
  if (!isFull || counted === undefined) return shown;
  return Math.max(0, counted - matches);
}
