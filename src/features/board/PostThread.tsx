import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Post, UserId } from '../../api/generated/model/index.ts';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { authorName } from './authorName.ts';
import { ReplyIcon } from './BoardIcons.tsx';
import { useBoard } from './boardStore.ts';
import { post as copy, replies as repliesCopy } from './copy.ts';
import { PostHeader } from './PostHeader.tsx';
import { PostMedia } from './PostMedia.tsx';
import { DEEPEST_INDENT, replyCount, shownReplies } from './postTree.ts';
import { RepliesFailed, RepliesWaiting } from './RepliesState.tsx';
import { ReplyComposer } from './ReplyComposer.tsx';
import { TextButton } from './TextButton.tsx';
import * as css from './PostThread.css.ts';

interface PostThreadProps {
  post: Post;
  /** 0 for a post, 1 for its replies, and so on to `DEEPEST_INDENT`; what is deeper stands below each other. */
  depth: number;
  /** Whoever is logged in; undefined as long as that is not known. */
  myId: UserId | undefined;
  /** It stands in a list with what it answers: without replies of its own below it. */
  isFlat?: boolean;
}

/** A post, or a reply, with everything that answers it. */
export function PostThread({ post, depth, myId, isFlat = false }: PostThreadProps) {
  const board = useBoard();
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
      <div className={css.body}>
        {isFlat && parent !== null && <p className={css.answers}>{repliesCopy.to(authorName(parent.user))}</p>}
        {post.content !== '' && <LinkedText text={post.content} />}
        <PostMedia post={post} />
      </div>
      <div className={css.actions}>
        <TextButton ref={replyButton} expanded={isReplying} onClick={() => board.replyTo(isReplying ? null : post.id)}>
          <ReplyIcon />
          {copy.reply}
        </TextButton>
        {count > 0 && (
          <TextButton
            tone="brand"
            expanded={isOpen}
            onClick={() => (isOpen ? board.closeReplies(post.id) : void board.openReplies(post, depth))}
          >
            {isOpen ? repliesCopy.hide : repliesCopy.count(count)}
          </TextButton>
        )}
      </div>
      {isReplying && (
        <ReplyComposer
          to={{ id: post.id, depth }}
          name={authorName(post.user)}
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
              depth={Math.min(depth + 1, DEEPEST_INDENT)}
              myId={myId}
              isFlat={depth >= DEEPEST_INDENT}
            />
          ))}
          <RepliesWaiting post={post} />
          <RepliesFailed post={post} depth={depth} />
        </div>
      )}
    </article>
  );
}
