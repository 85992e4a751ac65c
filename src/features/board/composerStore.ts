import { createStore } from 'zustand/vanilla';
import type { CreatePostRequest, Post, PostId } from '../../api/generated/model/index.ts';
import { isApiError, toMessage } from '../../api/errors.ts';
import { createPostRequestContentMax } from '../../api/generated/limits.ts';
import { createSendOnce } from '../../api/sendOnce.ts';
import { tabDrafts } from '../../session/tabDrafts.ts';
import { now } from '../../lib/time/clock.ts';
import { every, after } from '../../lib/time/timer.ts';
import { isBlank } from '../../lib/text/isBlank.ts';
import { isSameText } from '../../lib/text/sameText.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { composer as copy } from './copy.ts';
import type { Attachment } from './checkMedia.ts';
import type { FindPost } from './findPost.ts';

export interface ComposerState {
  text: string;
  /** Whether the text is a restored draft that has not been edited yet. */
  isRestored: boolean;
  attachment: Attachment | null;
  isChecking: boolean;
  isSending: boolean;
  /** Progress from 0 to 1 while a post is being sent and shortly after, else null. */
  progress: number | null;
  /** Message about the current input, or about a failure to post. */
  problem: string | null;
  /** Whether `problem` is about a failure to post; text and file remain. */
  isFailed: boolean;
}

/** Whether a logout would lose more than a text: a file, or a post in flight. */
export const isUnsent = ({ attachment, isChecking, isSending }: ComposerState): boolean =>
  attachment !== null || isChecking || isSending;

export type ComposerStore = ReturnType<typeof createComposer>;

interface Task {
  /** The parent post of a reply; null for a top-level post. */
  replyTo: PostId | null;
  send: SendPost;
  /** Records the current posts and returns a function that finds a post created since. */
  prepareFind: () => FindPost;
  onPosted: (post: Post) => void;
  /** Called when posting failed while no view was mounted. */
  onFailedWhileUnmounted: () => void;
}

type Written = Pick<ComposerState, 'text' | 'attachment'>;

/** Milliseconds for which the full progress bar stays visible. */
const DONE_MS = 400;

const EMPTY: ComposerState = {
  text: '',
  isRestored: false,
  attachment: null,
  isChecking: false,
  isSending: false,
  progress: null,
  problem: null,
  isFailed: false,
};
const NO_PROBLEM = { problem: null, isFailed: false } as const;

/**
 * Creates the state of one post that is being written. It outlives the screen: text, file and a request in flight are
 * still there after Back. The text also survives a reload, for the same user.
 */
export function createComposer({ replyTo, send, prepareFind, onPosted, onFailedWhileUnmounted }: Task) {
  const store = createStore<ComposerState>(() => EMPTY);
  const set = (change: Partial<ComposerState>) => store.setState(change);
  const sender = createSendOnce({
    send: (request: CreatePostRequest, options: Parameters<typeof sendWithProgress>[2]) =>
      sendWithProgress(send, request, options),
    prepareFind,
    isSame: (a, b) => isSameText(a.content, b.content) && a.media_file === b.media_file,
  });
  const place = replyTo === null ? 'post' : `reply:${replyTo}`;
  let userId: string | null = null;
  let lastCheck = 0;
  let sending: AbortController | null = null;
  let views = 0;
  let isDisposed = false;

  const write = (text: string) => {
    if (userId !== null) tabDrafts().write(userId, place, store.getState().text, text);
    set({ text, isRestored: false, ...NO_PROBLEM });
  };

  const requestOf = ({ text, attachment }: Written): CreatePostRequest => ({
    content: trimText(text),
    ...(replyTo === null ? {} : { reply_to_id: replyTo }),
    ...(attachment === null ? {} : { media_file: attachment.file, media_duration: attachment.seconds }),
  });

  /** Clears the posted input; input that was changed during the request remains. */
  function clear(posted: Written) {
    const { text, attachment } = store.getState();
    if (text === posted.text) write('');
    posted.attachment?.onPosted?.();
    if (attachment === posted.attachment) set({ attachment: null });
  }

  function finish(posted: Written, post: Post) {
    set({ isSending: false, progress: 1 });
    clear(posted);
    after(DONE_MS, () => {
      if (!store.getState().isSending) set({ progress: null });
    });
    onPosted(post);
  }

  /** Looks for the post after a failed request. Resolves to whether the server has created it nevertheless. */
  async function findAfterFailure(error: unknown, sent: Written): Promise<boolean> {
    const post = await sender.settle(error);
    if (post === null) return false;
    if (store.getState().isFailed) set(NO_PROBLEM);
    clear(sent);
    onPosted(post);
    return true;
  }

  return {
    store,
    write,
    /** Sets the owner of the draft, and restores it; text that was typed before the user was known follows it. */
    setUser(id: string) {
      if (userId === id) return;
      userId = id;
      const draft = tabDrafts().read(id, place);
      const text = [draft, store.getState().text].filter((part) => part !== '').join('\n');
      if (draft !== '') set({ text, isRestored: true });
      if (text !== draft) tabDrafts().write(id, place, draft, text);
    },
    async attach(file: File) {
      lastCheck += 1;
      const check = lastCheck;
      set({ isChecking: true, ...NO_PROBLEM });
      const checked = await import('./checkMedia.ts').then(
        ({ checkMedia }) => checkMedia(file),
        () => ({ problem: copy.checkNotLoaded }),
      );
      // Ignored when the file was replaced or removed during the check.
      if (check === lastCheck) set({ isChecking: false, ...checked });
    },
    detach() {
      lastCheck += 1;
      set({ attachment: null, isChecking: false, ...NO_PROBLEM });
    },
    /** Sends the post. Resolves to whether it was created; never rejects. */
    async submit(): Promise<boolean> {
      const { text, attachment, isSending, isChecking } = store.getState();
      if (isSending || isChecking) return false;
      const problem = isBlank(text) && attachment === null ? copy.empty : tooLong(text, createPostRequestContentMax);
      if (problem !== undefined) {
        set({ problem, isFailed: false });
        return false;
      }
      const controller = new AbortController();
      sending = controller;
      set({ isSending: true, progress: 0, ...NO_PROBLEM });
      const written: Written = { text, attachment };
      try {
        const post = await sender.send(requestOf(written), {
          signal: controller.signal,
          onProgress: (progress) => set({ progress }),
        });
        finish(written, post);
        return true;
      } catch (error) {
        set({ isSending: false, progress: null });
        if (!controller.signal.aborted) {
          set({ problem: postErrorMessage(error), isFailed: true });
          if (views === 0 && !isDisposed) onFailedWhileUnmounted();
        }
        return await findAfterFailure(error, written);
      } finally {
        if (sending === controller) sending = null;
      }
    },
    abort: () => sending?.abort(),
    /**
     * Registers a mounted view of the composer.
     * @returns a function that unregisters it
     */
    show() {
      views += 1;
      return () => {
        views -= 1;
      };
    },
    /** Called at the end of the session: aborts the request and stops all reading. */
    dispose() {
      isDisposed = true;
      sender.dispose();
      sending?.abort();
    },
  };
}

/** The copy of a take that the browser stores until the post with it was sent. */
interface StoredTakeCopy {
  remove: () => void;
  /** Allows that the take is offered again. */
  release: () => void;
}

/**
 * Attaches a take to the post in a composer, when the user chooses it in the recording dialog. Its stored copy is
 * removed when the post was sent. A take that is not accepted, or that is removed from the post, is offered again.
 */
export async function attachTake(
  { attach, store }: ComposerStore,
  file: File,
  stored: StoredTakeCopy,
  name: string,
): Promise<void> {
  const isAttached = () => store.getState().attachment?.file === file;
  await attach(file);
  const { attachment } = store.getState();
  if (attachment?.file !== file) return stored.release();
  store.setState({ attachment: { ...attachment, name, onPosted: stored.remove } });
  const unsubscribe = store.subscribe(() => {
    if (isAttached()) return;
    unsubscribe();
    stored.release();
  });
}

const TICK_MS = 100;

type SendPost = (
  request: CreatePostRequest,
  options: { signal: AbortSignal; onUploadProgress: (share: number) => void },
) => Promise<Post>;

/**
 * Sends a post and reports its progress from 0 to 0.9, ten times a second and on upload events. The caller
 * reports the remainder after the promise has resolved.
 */
async function sendWithProgress(
  send: SendPost,
  request: CreatePostRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<Post> {
  const startedAt = now();
  let sent = 0;
  let shown = 0;
  const report = () => {
    shown = displayedProgress(shown, estimatedProgress(now() - startedAt, request.media_file !== undefined), sent);
    onProgress(shown);
  };
  const stop = every(TICK_MS, report);
  try {
    return await send(request, {
      signal,
      onUploadProgress(share) {
        sent = share;
        report();
      },
    });
  } finally {
    stop();
  }
}

/** Maximum progress before the response arrives. */
const MAX_PROGRESS = 0.9;

/** From this value on, the displayed value is rounded to 90 % and does not change any more. */
const PROCESSING_THRESHOLD = 0.895;

/** Milliseconds after which the estimate has reached about two thirds of its maximum. */
const TIME_CONSTANT_MS = { text: 600, media: 4_000 } as const;

/**
 * Estimates the progress of sending a post from the elapsed time, from 0 to 0.9: fast at first, then slower and slower.
 * @param elapsed ms since the start
 */
export function estimatedProgress(elapsed: number, hasMedia: boolean): number {
  return MAX_PROGRESS * (1 - Math.exp(-Math.max(0, elapsed) / TIME_CONSTANT_MS[hasMedia ? 'media' : 'text']));
}

/**
 * Returns the progress to show, from 0 to 0.9: the greatest of the previous value, the estimate and the share sent, so
 * that it never decreases.
 * @param sent share of the bytes that have been uploaded, 0 to 1
 */
export function displayedProgress(before: number, pretended: number, sent: number): number {
  return Math.min(MAX_PROGRESS, Math.max(before, pretended, sent * MAX_PROGRESS));
}

/** Whether everything is sent and only the response is missing. */
export function isFullySent(progress: number): boolean {
  return progress >= PROCESSING_THRESHOLD;
}

/**
 * Returns the message for a post that could not be created: for a 422 one line per issue with its
 * location, else the server's message, else the default.
 */
export function postErrorMessage(error: unknown): string {
  if (isApiError(error) && error.issues.length > 0) {
    return error.issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n');
  }
  return toMessage(error, copy.failed);
}
