import { useContext, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Post, UserId } from '../../api/generated/model/index.ts';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { authorName } from './authorName.ts';
import { ReplyIcon } from './BoardIcons.tsx';
import { useBoard } from './boardStore.ts';
import { post as copy, replies as repliesCopy } from './copy.ts';
import { IsNearViewportContext } from './isNearViewportContext.ts';
import { PostHeader } from './PostHeader.tsx';
import { PostFinderContext } from './postFinderContext.ts';
import { PostMedia } from './PostMedia.tsx';
import { MAX_INDENT_DEPTH, replyCount, shownReplies } from './postTree.ts';
import { RepliesFailed, RepliesWaiting } from './RepliesState.tsx';
import { ReplyComposer } from './ReplyComposer.tsx';
import { InlineButton } from './InlineButton.tsx';
import * as css from './PostThread.css.ts';

interface PostThreadProps {
  post: Post;
  /**
   * 0 for a top-level post, 1 for its replies, and so on up to `MAX_INDENT_DEPTH`; deeper replies are not indented
   * further.
   */
  depth: number;
  /** Id of the signed-in user; undefined while it is not known. */
  myId: UserId | undefined;
  /** Whether the post is in a flat list that contains its descendants too, so that it renders no replies of its own. */
  isFlat?: boolean;
}

/** Renders a post or reply with all its visible replies. */
export function PostThread({ post, depth, myId, isFlat = false }: PostThreadProps) {
  const board = useBoard();
  const isNear = useContext(IsNearViewportContext);
  const finder = useContext(PostFinderContext);
  const nameId = useId();
  const replyButton = useRef<HTMLButtonElement>(null);
  const isOpen = useStore(board.view, ({ open }) => open.has(post.id));
  const isReplying = useStore(board.view, ({ replyingTo }) => replyingTo === post.id);
  const replies = isFlat ? [] : shownReplies(post, depth);
  const count = isFlat ? 0 : Math.max(replyCount(post), replies.length);
  const parent = post.parent_post;

  const stopReplying = () => {
    board.replyTo(null);
    replyButton.current?.focus();
  };
  return (
    <article className={css.root} aria-labelledby={nameId}>
      <PostHeader
        post={post}
        isOwn={post.user_id === myId}
        nameId={nameId}
        size={depth === 0 ? 'medium' : 'small'}
        onDelete={() => board.askToDelete(post)}
      />
      <Stack gap="compact">
        {isFlat && parent !== null && <p className={css.answers}>{repliesCopy.to(authorName(parent.user))}</p>}
        {post.content !== '' && <LinkedText text={post.content} draw={finder?.marksOf(post.content)} />}
        {isNear && <PostMedia post={post} />}
      </Stack>
      {isNear && (
        <div className={css.actions}>
          <InlineButton
            ref={replyButton}
            expanded={isReplying}
            onClick={() => board.replyTo(isReplying ? null : post.id)}
          >
            <ReplyIcon />
            <span>{copy.reply}</span>
          </InlineButton>
          {count > 0 && (
            <InlineButton
              tone="brand"
              expanded={isOpen}
              onClick={() => (isOpen ? board.closeReplies(post.id) : void board.openReplies(post, depth))}
            >
              {isOpen ? repliesCopy.hide : repliesCopy.count(count)}
            </InlineButton>
          )}
        </div>
      )}
      {isNear && !isOpen && count > 0 && finder?.isInReplies(post) && <p className={css.found}>{repliesCopy.match}</p>}
      {isNear && isReplying && (
        <ReplyComposer
          to={{ id: post.id, depth }}
          name={authorName(post.user)}
          opener={replyButton}
          onPosted={() => replyButton.current?.focus()}
          onCancel={stopReplying}
        />
      )}
      {isOpen && count > 0 && (
        <div className={css.replies}>
          {replies.map((reply) => (
            <PostThread
              key={reply.id}
              post={reply}
              depth={Math.min(depth + 1, MAX_INDENT_DEPTH)}
              myId={myId}
              isFlat={depth >= MAX_INDENT_DEPTH}
            />
          ))}
          <RepliesWaiting post={post} />
          <RepliesFailed post={post} depth={depth} />
        </div>
      )}
    </article>
  );
}
