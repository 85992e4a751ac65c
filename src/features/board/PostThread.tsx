import { createContext, useContext, useId, useRef, useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Post, UserId } from '../../api/generated/model/index.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { paths } from '../../navigation/paths.ts';
import { personLink } from '../../navigation/personAddress.ts';
import { portraitPerson } from '../../media/portraitPerson.ts';
import { createSafetyRequests, reportAddress } from '../../hiddenPeople/hiddenPeople.ts';
import { fullTime, machineTime } from '../../lib/time/chatTime.ts';
import { relativeTime } from '../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { BinIcon } from '../../ui/icons/BinIcon.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Avatar, type AvatarSize } from '../../ui/Avatar/Avatar.tsx';
import { MenuButton, type MenuItem } from '../../ui/Menu/MenuButton.tsx';
import { DotsIcon } from '../../ui/icons/shellIcons.tsx';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import type { PostFinder } from './postFinder.ts';
import { authorName, postMedium } from './postMedium.ts';
import { useBoard, type Target } from './boardStore.ts';
import { post as copy, replies as repliesCopy, board as boardCopy } from './copy.ts';
import { IsNearViewportContext } from './VirtualizedPost.tsx';
import { MAX_INDENT_DEPTH, replyCount, shownReplies } from './postTree.ts';
import { InlineButton, Composer } from './Composer.tsx';
import * as css from './PostThread.css.ts';

const ReplyIcon = icon('M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7');

/** The search whose result the list shows, with which each post marks the words; null when there is no search. */
export const PostFinderContext = createContext<PostFinder | null>(null);

interface PostThreadProps {
  post: Post;
  /**
   * 0 for a top-level post, 1 for its replies, and so on up to `MAX_INDENT_DEPTH`; deeper replies are not indented
   * further.
   */
  depth: number;
  /** Id of the viewer; undefined while it is not known. */
  viewerId: UserId | undefined;
  /** Whether the post is in a flat list that contains its descendants too, so that it renders no replies of its own. */
  isFlat?: boolean;
}

/** Renders a post or reply with all its visible replies. */
export function PostThread({ post, depth, viewerId, isFlat = false }: PostThreadProps) {
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
        isByViewer={post.user_id === viewerId}
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
            aria-expanded={isReplying}
            onClick={() => board.replyTo(isReplying ? null : post.id)}
          >
            <ReplyIcon />
            <span>{copy.reply}</span>
          </InlineButton>
          {count > 0 && (
            <InlineButton
              tone="brand"
              aria-expanded={isOpen}
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
              viewerId={viewerId}
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

interface PostHeaderProps {
  post: Post;
  isByViewer: boolean;
  /** Id of the name element, which labels the post. */
  nameId: string;
  size: AvatarSize;
  onDelete: () => void;
}

/** Renders author, time and the menu to delete or report the post. Posts far from the viewport show only the name. */
function PostHeader({ post, isByViewer, nameId, size, onDelete }: PostHeaderProps) {
  'use no memo';
  const isNear = useContext(IsNearViewportContext);
  const finder = useContext(PostFinderContext);
  const name = authorName(post.user);
  const requests = useSessionPart(createSafetyRequests);
  const report = () => {
    const person = { userId: post.user_id, name, avatarUrl: post.user?.avatar_url ?? null };
    const written = { id: post.id, text: post.content, at: parseTimestamp(post.created_at) };
    requests.setState({ request: { kind: 'report', person, post: written } });
  };
  const items: MenuItem[] = isByViewer
    ? [{ label: copy.remove, icon: <BinIcon />, tone: 'danger', onSelect: onDelete }]
    : reportAddress() === ''
      ? []
      : [{ label: copy.report, onSelect: report }];
  return (
    <header className={css.header}>
      <span className={css.author}>
        {isNear && <Author post={post} name={name} isByViewer={isByViewer} size={size} />}
        <span className={css.words}>
          <span id={nameId} className={post.user === null ? `${css.name} ${css.gone}` : css.name}>
            {finder === null ? name : finder.marksOf(name)(name, 0)}
          </span>
          {isNear && <WrittenAt stamp={post.created_at} />}
        </span>
      </span>
      {isNear && items.length > 0 && (
        <span className={css.menu}>
          <MenuButton label={copy.menu} items={items}>
            <DotsIcon />
          </MenuButton>
        </span>
      )}
    </header>
  );
}

function WrittenAt({ stamp }: { stamp: string }) {
  const writtenAt = parseTimestamp(stamp);
  const now = useNow();
  return (
    <time className={css.time} dateTime={machineTime(writtenAt)} title={fullTime(writtenAt)}>
      {relativeTime(writtenAt, now)}
    </time>
  );
}

interface AuthorProps {
  post: Post;
  name: string;
  isByViewer: boolean;
  size: AvatarSize;
}

/**
 * Renders the picture, with a link over picture and name: to the profile editor for one's own posts, else to the
 * author's profile dialog.
 */
function Author({ post, name, isByViewer, size }: AuthorProps) {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const person = portraitPerson({
    name,
    avatarUrl: post.user?.avatar_url,
    userId: post.user_id,
  });
  return (
    <>
      {post.user !== null && (
        // The link covers picture and name, so it has an accessible name of its own.
        <Link
          className={css.link}
          {...(isByViewer ? { href: paths.profileEdit } : personLink(path, search, { by: 'user', id: post.user_id }))}
          aria-label={isByViewer ? copy.viewerProfile(name) : copy.openAuthor(name)}
        />
      )}
      <Avatar person={person} size={size} decorative />
    </>
  );
}

/** Renders the player for the audio or video file of a post. */
function PostMedia({ post }: { post: Post }) {
  const medium = postMedium(post);
  if (medium === null) return null;
  const { kind, about } = medium;
  return kind === 'audio' ? (
    <AudioPlayer sound={{ ...about, id: post.id }} length={post.media_duration} />
  ) : (
    <VideoPlayer film={about} length={post.media_duration} canAutoplay />
  );
}

/** Shows a loader while the replies of a post are loading. */
function RepliesWaiting({ post }: { post: Post }) {
  const isLoading = useStore(useBoard().view, ({ loading }) => loading.has(post.id));
  return isLoading && <RingLoader size={24} />;
}

/** Shows an error with a retry button after the replies of a post failed to load. */
function RepliesFailed({ post, depth }: { post: Post; depth: number }) {
  const board = useBoard();
  const isFailed = useStore(board.view, ({ failed }) => failed.has(post.id));
  if (!isFailed) return null;
  return <RetryBanner onRetry={() => void board.openReplies(post, depth)}>{boardCopy.loadFailed}</RetryBanner>;
}

interface ReplyComposerProps {
  to: Target;
  /** Name of the author who is being replied to. */
  name: string;
  /** The button that opens it. */
  opener: RefObject<HTMLElement | null>;
  onPosted: () => void;
  onCancel: () => void;
}

/**
 * Renders the composer for a reply directly below its parent post. It takes the focus from the button that opened it; it
 * takes none when it is rendered again, because its post comes near the viewport or the user returns to the board.
 */
function ReplyComposer({ to, name, opener, onPosted, onCancel }: ReplyComposerProps) {
  'use no memo';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (document.activeElement === opener.current) field.current?.focus();
  }, [opener]);
  return (
    <Composer
      ref={field}
      to={to}
      label={repliesCopy.to(name)}
      placeholder={repliesCopy.placeholder}
      submitLabel={copy.reply}
      onPosted={onPosted}
      onCancel={onCancel}
    />
  );
}

/** Asks for confirmation before a post is deleted. A failure is shown inside the dialog. */
export function DeletePostDialog({ onDeleted }: { onDeleted: () => void }) {
  const board = useBoard();
  const post = useStore(board.view, ({ deleting }) => deleting);
  const [deletion, remove, reset] = useTask(async (target: Post) => {
    try {
      await board.remove(target);
    } catch (error) {
      logFailure('The post was not deleted', error);
      throw error;
    }
    board.askToDelete(null);
    onDeleted();
  });

  const cancel = () => {
    board.askToDelete(null);
    reset();
  };
  return (
    <ConfirmDialog
      open={post !== null}
      title={copy.removeTitle}
      body={copy.removeBody}
      confirmLabel={copy.remove}
      pendingLabel={copy.removing}
      pending={deletion.status === 'running'}
      error={deletion.status === 'failed' ? copy.removeFailed : null}
      danger
      onConfirm={() => post !== null && remove(post)}
      onCancel={cancel}
    />
  );
}
