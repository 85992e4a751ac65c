import { like, likeBetween, likesOf, matchedAt, unlike } from '../world/likes.ts';
import { findProfile } from '../world/profiles.ts';
import { mutualLikeView, receivedLikeView, sentLikeView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for likes. They return the response bodies. */
export const likes: OperationsOf<'likes'> = {
  getLikeStatus(world, actor, { params }) {
    const row = likeBetween(world, actor.id, findProfile(world, params.id).userId);
    return { is_liked: row !== undefined, is_mutual: row !== undefined && matchedAt(world, row) !== null };
  },
  likeProfile(world, actor, { params }) {
    const row = like(world, actor, params.id);
    return sentLikeView(world, row, matchedAt(world, row));
  },
  unlikeProfile: (world, actor, { params }) => unlike(world, actor, params.id),
  listSentLikes: (world, actor, { query }) =>
    likesOf(world, actor.id, 'sent')
      .slice(query.skip, query.skip + query.limit)
      .map((row) => sentLikeView(world, row, matchedAt(world, row))),
  listReceivedLikes: (world, actor, { query }) =>
    likesOf(world, actor.id, 'received')
      .slice(query.skip, query.skip + query.limit)
      .map((row) => receivedLikeView(world, row, matchedAt(world, row))),
  listMutualLikes: (world, actor, { query }) =>
    likesOf(world, actor.id, 'mutual')
      .slice(query.skip, query.skip + query.limit)
      .map((row) => mutualLikeView(world, row, matchedAt(world, row) ?? row.createdAt)),
  countSentLikes: (world, actor) => ({ count: likesOf(world, actor.id, 'sent').length }),
  countReceivedLikes: (world, actor) => ({ count: likesOf(world, actor.id, 'received').length }),
  countMutualLikes: (world, actor) => ({ count: likesOf(world, actor.id, 'mutual').length }),
};
