import { useContext } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Post } from '../../api/generated/model/index.ts';
import { fullTime, machineTime } from '../../lib/time/chatTime.ts';
import { createSafetyRequests, reportAddress } from '../../hiddenPeople/hiddenPeople.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { paths } from '../../navigation/paths.ts';
import { personLink } from '../../navigation/personAddress.ts';
import { relativeTime } from '../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { Avatar, type AvatarSize } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../media/portraitPerson.ts';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import type { MenuItem } from '../../ui/Menu/menuItem.ts';
import { authorName } from './authorName.ts';
import { DotsIcon } from '../../ui/icons/DotsIcon.tsx';
import { BinIcon } from './BoardIcons.tsx';
import { post as copy } from './copy.ts';
import { PostFinderContext } from './postFinderContext.ts';
import { IsNearViewportContext } from './isNearViewportContext.ts';
import * as css from './PostHeader.css.ts';

interface PostHeaderProps {
  post: Post;
  isOwn: boolean;
  /** Id of the name element, which labels the post. */
  nameId: string;
  size: AvatarSize;
  onDelete: () => void;
}

/** Renders author, time and the menu to delete or report the post. Posts far from the viewport show only the name. */
export function PostHeader({ post, isOwn, nameId, size, onDelete }: PostHeaderProps) {
  // Rendered only when it comes near and when its post changes: memoizing its parts would add bytes to the first load.
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
  const items: MenuItem[] = isOwn
    ? [{ label: copy.remove, icon: <BinIcon />, tone: 'danger', onSelect: onDelete }]
    : reportAddress() === ''
      ? []
      : [{ label: copy.report, onSelect: report }];
  return (
    <header className={css.root}>
      <span className={css.author}>
        {isNear && <Author post={post} name={name} isOwn={isOwn} size={size} />}
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
  isOwn: boolean;
  size: AvatarSize;
}

/**
 * Renders the picture, with a link over picture and name: to the profile editor for one's own posts, else to the
 * author's profile dialog (rule B20).
 */
function Author({ post, name, isOwn, size }: AuthorProps) {
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
          {...(isOwn ? { href: paths.profileEdit } : personLink(path, search, { by: 'user', id: post.user_id }))}
          aria-label={isOwn ? copy.ownProfile(name) : copy.openAuthor(name)}
        />
      )}
      <Avatar person={person} size={size} decorative />
    </>
  );
}
