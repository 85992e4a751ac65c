import { createPost, deletePost, findPost, listPosts } from '../world/board.ts';
import { postPreviewView, postView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for the board. They return the response bodies. */
export const posts: OperationsOf<'posts'> = {
  listPosts: (world, _actor, { query }) =>
    listPosts(world, query.page, query.per_page).map((row) => postPreviewView(world, row)),
  createPost(world, actor, { body }) {
    const row = createPost(world, actor, {
      content: body.content,
      replyToId: body.reply_to_id,
      media: body.media_file === undefined ? undefined : { file: body.media_file, duration: body.media_duration },
    });
    return postView(world, row);
  },
  getPost: (world, _actor, { params }) => postView(world, findPost(world, params.id)),
  deletePost: (world, actor, { params }) => deletePost(world, actor, params.id),
};
