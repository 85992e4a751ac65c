import { Link, useLocation, useSearchParams } from 'wouter';
import { apiHost } from '../../api/host.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { fullTime, machineTime } from '../../lib/chatTime.ts';
import { paths } from '../../lib/paths.ts';
import { personLink } from '../../lib/personAddress.ts';
import { relativeTime } from '../../lib/relativeTime.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import { useNow } from '../../lib/useNow.ts';
import { Avatar, type AvatarSize } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { authorName } from './authorName.ts';
import { BinIcon, DotsIcon } from './BoardIcons.tsx';
import { post as copy } from './copy.ts';
import * as css from './PostHeader.css.ts';

interface PostHeaderProps {
  post: Post;
  isOwn: boolean;
  /** Id for the name, by which the post is called. */
  nameId: string;
  size: AvatarSize;
  onDelete: () => void;
}

/** Who wrote it and when; for the author a menu. */
export function PostHeader({ post, isOwn, nameId, size, onDelete }: PostHeaderProps) {
  const writtenAt = parseTimestamp(post.created_at);
  const now = useNow();
  return (
    <header className={css.root}>
      <Author post={post} isOwn={isOwn} nameId={nameId} size={size} />
      <time className={css.time} dateTime={machineTime(writtenAt)} title={fullTime(writtenAt)}>
        {relativeTime(writtenAt, now)}
      </time>
      {isOwn && (
        <span className={css.menu}>
          <MenuButton
            label={copy.menu}
            items={[{ label: copy.remove, icon: <BinIcon />, tone: 'danger', onSelect: onDelete }]}
          >
            <DotsIcon />
          </MenuButton>
        </span>
      )}
    </header>
  );
}

/** Leads to one's own profile, or opens somebody's dialog over the board (spec.md section 2). */
function Author({ post, isOwn, nameId, size }: Omit<PostHeaderProps, 'onDelete'>) {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const name = authorName(post.user);
  const person = portraitPerson({
    name,
    avatarUrl: post.user?.avatar_url,
    host: apiHost(),
    userId: post.user_id,
  });
  return (
    <span className={css.author}>
      {post.user !== null && (
        // Lies over picture and name and says in its own words where it leads.
        <Link
          className={css.link}
          {...(isOwn ? { href: paths.profileEdit } : personLink(path, search, { by: 'user', id: post.user_id }))}
          aria-label={isOwn ? copy.ownProfile : copy.openAuthor(name)}
        />
      )}
      <Avatar person={person} size={size} decorative />
      <span id={nameId} className={post.user === null ? `${css.name} ${css.gone}` : css.name}>
        {name}
      </span>
    </span>
  );
}
