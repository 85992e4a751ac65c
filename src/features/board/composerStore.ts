import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CreatePostRequest, Post, PostId } from '../../api/generated/model/index.ts';
import { now } from '../../lib/clock.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { after, every } from '../../lib/timer.ts';
import { checkMedia, type Attachment } from './checkMedia.ts';
import { composer as copy } from './copy.ts';
import { postErrorMessage } from './postErrorMessage.ts';
import { pretendedProgress, shownProgress } from './postProgress.ts';

export interface ComposerState {
  text: string;
  /** The text is what an earlier visit left behind, untouched. */
  isRestored: boolean;
  attachment: Attachment | null;
  isChecking: boolean;
  isSending: boolean;
  /** From 0 to 1 while there is something to show, else null. */
  progress: number | null;
  /** What is wrong with what stands here, or why it could not be posted. */
  problem: string | null;
}

export interface Composer {
  store: StoreApi<ComposerState>;
  /** Whose drafts are kept; brings back what this person left behind. */
  adopt: (userId: string) => void;
  write: (text: string) => void;
  attach: (file: File) => Promise<void>;
  detach: () => void;
  /** Answers whether it was posted. */
  submit: () => Promise<boolean>;
  abort: () => void;
}

interface Task {
  /** The post that is answered; null for a post of its own. */
  replyTo: PostId | null;
  send: (
    request: CreatePostRequest,
    options: { signal: AbortSignal; onUploadProgress: (share: number) => void },
  ) => Promise<Post>;
  onPosted: (post: Post) => void;
}

const TICK_MS = 100;
/** How long the full bar is shown. */
const DONE_MS = 400;

const EMPTY: ComposerState = {
  text: '',
  isRestored: false,
  attachment: null,
  isChecking: false,
  isSending: false,
  progress: null,
  problem: null,
};

/**
 * One thing that is being written. It outlives the screen: text, file and a sending under way are there after Back;
 * the text also after a reload, for the same person.
 */
export function createComposer({ replyTo, send, onPosted }: Task): Composer {
  const store = createStore<ComposerState>(() => EMPTY);
  const set = (change: Partial<ComposerState>) => store.setState(change);
  const place = replyTo === null ? 'post' : `reply:${replyTo}`;
  let userId: string | null = null;
  let lastCheck = 0;
  let sending: AbortController | null = null;

  const write = (text: string) => {
    set({ text, isRestored: false, problem: null });
    if (userId !== null) writeDraft(userId, place, text);
  };

  /** Sends, telling how far it is. */
  async function sendWithProgress(request: CreatePostRequest, { signal }: AbortController): Promise<Post> {
    const startedAt = now();
    let sent = 0;
    const show = () => {
      const pretended = pretendedProgress(now() - startedAt, request.media_file !== undefined);
      set({ progress: shownProgress(store.getState().progress ?? 0, pretended, sent) });
    };
    const stop = every(TICK_MS, show);
    try {
      return await send(request, {
        signal,
        onUploadProgress(share) {
          sent = share;
          show();
        },
      });
    } finally {
      stop();
    }
  }

  function finish(posted: Pick<ComposerState, 'text' | 'attachment'>) {
    const { text, attachment } = store.getState();
    set({ isSending: false, progress: 1 });
    // What was written meanwhile has not been posted.
    if (text === posted.text) write('');
    if (attachment === posted.attachment) set({ attachment: null });
    after(DONE_MS, () => {
      if (!store.getState().isSending) set({ progress: null });
    });
  }

  return {
    store,
    write,
    adopt(id) {
      if (userId === id) return;
      userId = id;
      const draft = readDraft(id, place);
      if (store.getState().text !== '') writeDraft(id, place, store.getState().text);
      else if (draft !== '') set({ text: draft, isRestored: true });
    },
    async attach(file) {
      lastCheck += 1;
      const check = lastCheck;
      set({ isChecking: true, problem: null });
      const checked = await checkMedia(file);
      // Another file has been chosen meanwhile.
      if (check === lastCheck) set({ isChecking: false, ...checked });
    },
    detach() {
      lastCheck += 1;
      set({ attachment: null, isChecking: false, problem: null });
    },
    async submit() {
      const { text, attachment, isSending, isChecking } = store.getState();
      if (isSending || isChecking) return false;
      const content = text.trim();
      if (content === '' && attachment === null) {
        set({ problem: copy.empty });
        return false;
      }
      sending = new AbortController();
      set({ isSending: true, progress: 0, problem: null });
      try {
        const request: CreatePostRequest = {
          content,
          ...(replyTo === null ? {} : { reply_to_id: replyTo }),
          ...(attachment === null ? {} : { media_file: attachment.file, media_duration: attachment.seconds }),
        };
        const post = await sendWithProgress(request, sending);
        finish({ text, attachment });
        onPosted(post);
        return true;
      } catch (error) {
        const gaveUp = error instanceof DOMException && error.name === 'AbortError';
        set({ isSending: false, progress: null, problem: gaveUp ? null : postErrorMessage(error) });
        return false;
      } finally {
        sending = null;
      }
    },
    abort: () => sending?.abort(),
  };
}
