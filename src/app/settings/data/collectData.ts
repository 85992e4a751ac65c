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
  Post,
  UserId,
} from '../../../api/generated/model/index.ts';
import { listNotifications } from '../../../api/generated/notifications/notifications.ts';
import { getPost, listPosts } from '../../../api/generated/posts/posts.ts';
import { getMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { listMyVideos } from '../../../api/generated/videos/videos.ts';
import { withRetry } from '../../../api/withRetry.ts';
import { tokyoTime } from '../../../lib/time/chatTime.ts';
import { now } from '../../../lib/time/clock.ts';

/** Everything that the requests of the contract return about the user, unchanged. */
interface ViewerData {
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
  posts: ViewerPost[];
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
 * Creates a collector of the user's own data for its download. The responses of an attempt that fails or is
 * stopped are used by the next one.
 * @returns a function that tries to fetch all data
 */
export function createDataCollector() {
  const answers = new Map<string, { answer: unknown; at: number }>();

  return async (onProgress: (progress: DataProgress) => void, signal: AbortSignal): Promise<ViewerData> => {
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
      return whole === null ? [] : viewerPosts(whole, user.id);
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

/** Handles a 404: there is no profile yet, or the item was deleted since the list was fetched. */
function ifMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}

/** Number of items per page: the maximum that the contract allows (`limit`, `per_page`). */
const PAGE_SIZE = 100;

interface HasId {
  id: string;
}

/**
 * Fetches a list of the contract to its end for the download of the user's data. The end is a page that is not full or
 * contains nothing new. An item that occurs again, because others were inserted before it meanwhile, counts once.
 * @param page fetches the page with this number, from 0
 * @param onPage called after each page with the number of items so far
 */
export async function readPages<Item extends HasId>(
  page: (index: number) => Promise<readonly Item[]>,
  onPage: (items: number) => void = () => undefined,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  for (let index = 0; ; index += 1) {
    const known = items.size;
    const part = await page(index);
    for (const item of part) if (!items.has(item.id)) items.set(item.id, item);
    onPage(items.size);
    if (part.length < PAGE_SIZE || items.size === known) return [...items.values()];
  }
}

/** Number of requests that are in flight at the same time. */
const LANES = 4;

/** Maps the items, a few at a time, and stops at the first failure. The order of the requests is not guaranteed. */
async function mapInLanes<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  let hasFailed = false;
  const lane = async () => {
    for (const [index, item] of remaining) {
      if (hasFailed) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/** A post or reply without what others wrote around it. */
type ViewerPost = Omit<Post, 'replies' | 'parent_post'>;

/** Whether the post in the board's list lacks some replies, which only `getPost` returns. */
const hasMoreReplies = ({ replies, replies_count }: Post): boolean =>
  replies_count > replies.length || replies.some((reply) => reply.replies_count > 0);

/** Returns what a user has written in the tree of a post, the post first, for the download of the user's data. */
function viewerPosts(post: Post, userId: UserId): ViewerPost[] {
  const { replies, parent_post: _, ...alone } = post;
  return [...(post.user_id === userId ? [alone] : []), ...replies.flatMap((reply) => viewerPosts(reply, userId))];
}

/** Content of the file of the user's own data. */
interface DataFile {
  /** Version of the file's format; incremented with each change that readers of the file would notice. */
  version: 1;
  /** When it was created, in UTC. */
  created_at: string;
  parts: ViewerData;
}

/** @param at milliseconds since 1970 */
export function dataFile(parts: ViewerData, at: number): { name: string; content: DataFile } {
  const { year, month, day } = tokyoTime(at);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    name: `otonowa-data-${date}.json`,
    content: { version: 1, created_at: new Date(at).toISOString(), parts },
  };
}
