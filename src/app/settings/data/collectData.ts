import { isApiError } from '../../../api/errors.ts';
import { getCurrentUser } from '../../../api/generated/auth/auth.ts';
import { listMutualLikes, listReceivedLikes, listSentLikes } from '../../../api/generated/likes/likes.ts';
import { getConversation, listConversations } from '../../../api/generated/messages/messages.ts';
import type {
  ConversationWithMessages,
  MutualLike,
  Notification,
  Profile,
  ReceivedLike,
  SentLike,
  User,
  Video,
} from '../../../api/generated/model/index.ts';
import { listNotifications } from '../../../api/generated/notifications/notifications.ts';
import { getPost, listPosts } from '../../../api/generated/posts/posts.ts';
import { getMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { listMyVideos } from '../../../api/generated/videos/videos.ts';
import { withRetry } from '../../../api/withRetry.ts';
import { now } from '../../../lib/time/clock.ts';
import { hasMoreReplies, type OwnPost, ownPosts } from './ownPosts.ts';
import { mapInLanes, PAGE_SIZE, readPages } from './pages.ts';

/** Everything that the requests of the contract return about the user, unchanged (rule V4). */
export interface OwnData {
  user: User;
  /** The profile with tags and links; null if none was saved. */
  profile: Profile | null;
  /** Texts and URLs of the profile's videos. */
  videos: Video[];
  likes: { sent: SentLike[]; received: ReceivedLike[]; mutual: MutualLike[] };
  /** The conversations, each with all of its messages. */
  conversations: ConversationWithMessages[];
  /** The newest 100 notifications, which is all that the server returns. */
  notifications: Notification[];
  /** Posts and replies of the user, the newest post first. */
  posts: OwnPost[];
}

/** Names of the steps, in the order in which they are fetched. */
export const dataSteps = ['profile', 'likes', 'notifications', 'conversations', 'board'] as const;

export interface DataProgress {
  step: (typeof dataSteps)[number];
  /** Number of items of the step that have been fetched. */
  done: number;
  /** Total number of items; null while it is not known. */
  total: number | null;
}

/** Milliseconds for which the next attempt uses the responses of one that failed or was stopped. */
const REMAINS_FOR = 10 * 60_000;

/**
 * Creates a collector of the user's own data for its download (rule V4). The responses of an attempt that fails or is
 * stopped are used by the next one.
 * @returns a function that tries to fetch all data
 */
export function createDataCollector() {
  const answers = new Map<string, { answer: unknown; at: number }>();

  return async (onProgress: (progress: DataProgress) => void, signal: AbortSignal): Promise<OwnData> => {
    async function ask<Answer>(key: string, call: (options: { signal: AbortSignal }) => Promise<Answer>) {
      const before = answers.get(key);
      if (before !== undefined && now() - before.at < REMAINS_FOR) return before.answer as Answer;
      signal.throwIfAborted();
      const answer = await withRetry(() => call({ signal }));
      answers.set(key, { answer, at: now() });
      return answer;
    }
    const lists = <Item extends { id: string }>(
      name: string,
      call: (params: { skip: number; limit: number }, options: { signal: AbortSignal }) => Promise<Item[]>,
    ) =>
      readPages((index) =>
        ask(`${name} ${index}`, (options) => call({ skip: index * PAGE_SIZE, limit: PAGE_SIZE }, options)),
      );
    const counting = (step: DataProgress['step'], total: number | null = null) => {
      let done = 0;
      onProgress({ step, done, total });
      return () => onProgress({ step, done: (done += 1), total });
    };

    const profileRead = counting('profile', 3);
    const user = await ask('user', getCurrentUser);
    profileRead();
    const profile = await ask('profile', (options) => getMyProfile(options).catch(ifMissing));
    profileRead();
    const videos = await ask('videos', listMyVideos);
    profileRead();

    const likesRead = counting('likes', 3);
    const sent = await lists('sent', listSentLikes);
    likesRead();
    const received = await lists('received', listReceivedLikes);
    likesRead();
    const mutual = await lists('mutual', listMutualLikes);
    likesRead();

    counting('notifications', 1);
    const notifications = await ask('notifications', (options) => listNotifications(undefined, options));

    counting('conversations');
    const listed = await lists('conversations', listConversations);
    const conversationRead = counting('conversations', listed.length);
    const conversations = await mapInLanes(listed, async ({ id }) => {
      const whole = await ask(id, (options) => getConversation(id, options).catch(ifMissing));
      conversationRead();
      return whole;
    });

    const posts = await readPages(
      (index) => ask(`posts ${index}`, (options) => listPosts({ page: index + 1, per_page: PAGE_SIZE }, options)),
      (done) => onProgress({ step: 'board', done, total: null }),
    );
    const postRead = counting('board', posts.length);
    const trees = await mapInLanes(posts, async (post) => {
      const whole = hasMoreReplies(post)
        ? await ask(post.id, (options) => getPost(post.id, options).catch(ifMissing))
        : post;
      postRead();
      return whole === null ? [] : ownPosts(whole, user.id);
    });

    answers.clear();
    return {
      user,
      profile,
      videos,
      likes: { sent, received, mutual },
      conversations: conversations.filter((conversation) => conversation !== null),
      notifications,
      posts: trees.flat(),
    };
  };
}

/** Handles a 404: there is no profile yet (rule S4), or the item was deleted since the list was fetched. */
function ifMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
