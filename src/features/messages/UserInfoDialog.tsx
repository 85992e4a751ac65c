import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { ChatUser } from '../../api/generated/model/index.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { PersonSafety } from '../../hiddenPeople/PersonSafety.tsx';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { itemsOf } from '../../lib/collections/sequence.ts';
import { fullDay } from '../../lib/time/chatTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { personLink } from '../../navigation/personAddress.ts';
import { messagesOf } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { chatName, chatPortrait, Presence } from './chatPerson.tsx';
import * as css from './UserInfoDialog.css.ts';

/** The texts of the information about the other person of a conversation. */
const copy = {
  title: 'プロフィール',
  whole: 'プロフィールを見る',
  joined: (date: string) => `${date}に登録`,
  location: '活動地域',
  favoriteArtist: '好きなアーティスト',
  lookingFor: '募集していること',
  instruments: '楽器',
  genres: 'ジャンル',
  bio: '自己紹介',
  tags: 'タグ',
} as const;

/** Number of latest messages among which one can be reported. */
const REPORTABLE = 50;

interface UserInfoDialogProps {
  user: ChatUser;
  isOnline: boolean | null;
  open: boolean;
  onClose: () => void;
}

/** Renders the information about the other person that the chat API provides, and a link to the profile. */
export function UserInfoDialog({ user, isOnline, open, onClose }: UserInfoDialogProps) {
  const { profile } = user;
  const isBlocked = useBlocked().has(user.id);
  const wasBlocked = useRef(isBlocked);
  const closeOnBlock = useEffectEvent(() => isBlocked && !wasBlocked.current && onClose());
  useEffect(() => {
    closeOnBlock();
    wasBlocked.current = isBlocked;
  }, [isBlocked]);
  const [path] = useLocation();
  const [search] = useSearchParams();
  const entries = useLiveState((state) => messagesOf(state, state.openId ?? ''));
  const messages = itemsOf(entries, Math.max(0, entries.length - REPORTABLE))
    .filter(({ senderId }) => senderId === user.id)
    .map(({ id, content, createdAt }) => ({ id, text: content, at: createdAt }))
    .toReversed();
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <div className={css.who}>
        <Avatar person={chatPortrait(user)} size="huge" decorative />
        <p className={css.name}>{chatName(user)}</p>
        <Presence isOnline={isOnline} />
        <p className={css.joined}>{copy.joined(fullDay(parseTimestamp(user.created_at)))}</p>
        {profile !== null && (
          <ButtonLink size="compact" {...personLink(path, search, { by: 'user', id: user.id })} onClick={onClose}>
            <span className={css.whole}>{copy.whole}</span>
          </ButtonLink>
        )}
      </div>
      {profile !== null && (
        <>
          {profile.bio !== null && <p className={css.bio}>{profile.bio}</p>}
          <dl className={css.facts}>
            <Fact term={copy.location}>{profile.location}</Fact>
            <Fact term={copy.favoriteArtist}>{profile.favorite_artist}</Fact>
            <Fact term={copy.lookingFor}>{profile.looking_for}</Fact>
            <Fact term={copy.instruments}>{chipsOf(profile.instruments, 'orange')}</Fact>
            <Fact term={copy.genres}>{chipsOf(profile.genres, 'magenta')}</Fact>
            <Fact term={copy.tags}>{chipsOf(otherTags(profile), 'neutral')}</Fact>
          </dl>
          <PersonSafety
            person={{ userId: user.id, name: chatName(user), avatarUrl: profile.avatar_url ?? null }}
            messages={messages}
          />
        </>
      )}
    </Dialog>
  );
}

function otherTags({ tags, instruments, genres }: { tags: string[]; instruments: string[]; genres: string[] }) {
  return tags.filter((tag) => !instruments.includes(tag) && !genres.includes(tag));
}

function chipsOf(labels: readonly string[], tone: ChipTone) {
  if (labels.length === 0) return null;
  return (
    <Cluster as="span" gap="small">
      {[...new Set(labels)].map((label) => (
        <Chip key={label} tone={tone}>
          {label}
        </Chip>
      ))}
    </Cluster>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
