import { isOutcomeUnknown } from '../../api/errors.ts';
import type { CreatePostRequest, Post } from '../../api/generated/model/index.ts';
import { logDetail } from '../../lib/log/log.ts';
import { sendWithProgress, type SendPost } from './sendWithProgress.ts';

/** Reads from the server and returns the post that a request has created, null when there is none. */
export type FindPost = (request: CreatePostRequest) => Promise<Post | null>;

/** One attempt to send a request. */
interface Attempt {
  request: CreatePostRequest;
  find: FindPost;
  /** The same request has been sent again, and the newer attempt looks for the post instead. */
  isSuperseded: boolean;
}

export interface PostSender {
  /**
   * Sends a request. When an earlier attempt at the same request turns out to have succeeded, returns that post
   * instead.
   */
  send: (
    request: CreatePostRequest,
    options: { signal: AbortSignal; onProgress: (progress: number) => void },
  ) => Promise<Post>;
  /** Called after `send` has rejected: returns the post if the server has created it nevertheless, else null. */
  settle: (error: unknown) => Promise<Post | null>;
  /** Called at the end of the session: nothing is read any more. */
  dispose: () => void;
}

interface PostSenderOptions {
  send: SendPost;
  /** Records the current posts and returns a function that finds a post created since. */
  prepareFind: () => FindPost;
}

/**
 * Sends posts without creating duplicates. After an aborted or failed request it is unknown whether the server has
 * created the post (rule B13), so the server is searched for it at once, and again before the same request is
 * repeated, since the server may have stored it only after the first search.
 */
export function createPostSender({ send, prepareFind }: PostSenderOptions): PostSender {
  let last: Attempt | null = null;
  /** The last attempt whose outcome is unknown. */
  let unsettled: Attempt | null = null;
  let isDisposed = false;

  async function findPost(attempt: Attempt): Promise<Post | null> {
    try {
      const post = await attempt.find(attempt.request);
      return isDisposed || attempt.isSuperseded ? null : post;
    } catch (error) {
      logDetail(`What became of a post is not known: ${String(error)}`);
      return null;
    }
  }

  return {
    async send(request, options) {
      const before = unsettled !== null && isSame(unsettled.request, request) ? unsettled : null;
      const attempt: Attempt = { request, find: before?.find ?? prepareFind(), isSuperseded: false };
      last = attempt;
      if (before !== null) before.isSuperseded = true;
      const earlier = before && (await findPost(attempt));
      const post = earlier ?? (await sendWithProgress(send, request, options));
      if (unsettled === before) unsettled = null;
      return post;
    },
    async settle(error) {
      const attempt = last;
      if (attempt === null || isDisposed || !isOutcomeUnknown(error)) return null;
      unsettled = attempt;
      const post = await findPost(attempt);
      if (post !== null && unsettled === attempt) unsettled = null;
      return post;
    },
    dispose() {
      isDisposed = true;
    },
  };
}

function isSame(a: CreatePostRequest, b: CreatePostRequest): boolean {
  return a.content === b.content && a.media_file === b.media_file;
}
