import { list, MOST } from './compared.ts';
import type { Exchange } from '../exchange.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../person.ts';

/** The responses to the GET operations of one person. */
export interface Read {
  person: Person;
  profile: Exchange;
  videos: Exchange;
  likes: Record<'Sent' | 'Received' | 'Mutual', Exchange>;
  conversations: Exchange;
  opened: Exchange[];
  notifications: Exchange;
  counts: Counts | null;
}

/** The responses of operations that return the same data in another form. */
interface Counts {
  me: Exchange;
  detail: Exchange;
  byUser: Exchange;
  shownVideos: Exchange;
  likes: Record<'Sent' | 'Received' | 'Mutual', Exchange>;
  unread: Exchange;
  unreadNotifications: Exchange;
  notificationCount: Exchange;
}

/** Reads what one person can read, for a view; `isWhole` adds the operations of `Counts`. */
export async function readAll(kit: Kit, person: Person, isWhole: boolean): Promise<Read> {
  const { call } = person;
  const likes = (kind: 'Sent' | 'Received' | 'Mutual') => call(`list${kind}Likes`, { query: { limit: MOST } });
  const [profile, videos, Sent, Received, Mutual, conversations, notifications, counts] = await Promise.all([
    call('getMyProfile'),
    call('listMyVideos'),
    likes('Sent'),
    likes('Received'),
    likes('Mutual'),
    call('listConversations', { query: { limit: MOST } }),
    call('listNotifications'),
    isWhole ? countAll(kit, person) : null,
  ]);
  const opened = await Promise.all(list(conversations).map(({ id }) => call('getConversation', { id: String(id) })));
  return { person, profile, videos, likes: { Sent, Received, Mutual }, conversations, opened, notifications, counts };
}

async function countAll({ a, c }: Kit, person: Person): Promise<Counts> {
  const other = person === c ? a : c;
  const { call, profileId, userId } = person;
  const [me, detail, byUser, shownVideos, Sent, Received, Mutual, unread, unreadNotifications, notificationCount] =
    await Promise.all([
      call('getCurrentUser'),
      other.call('getProfile', { id: profileId }),
      other.call('getProfileByUserId', { id: userId }),
      other.call('listProfileVideos', { id: profileId }),
      call('countSentLikes'),
      call('countReceivedLikes'),
      call('countMutualLikes'),
      call('countUnreadMessages'),
      call('listNotifications', { query: { unread_only: true } }),
      call('countUnreadNotifications'),
    ]);
  const likes = { Sent, Received, Mutual };
  return { me, detail, byUser, shownVideos, likes, unread, unreadNotifications, notificationCount };
}
