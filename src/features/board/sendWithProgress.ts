import type { CreatePostRequest, Post } from '../../api/generated/model/index.ts';
import { now } from '../../lib/time/clock.ts';
import { every } from '../../lib/time/timer.ts';
import { estimatedProgress, displayedProgress } from './postProgress.ts';

const TICK_MS = 100;

export type SendPost = (
  request: CreatePostRequest,
  options: { signal: AbortSignal; onUploadProgress: (share: number) => void },
) => Promise<Post>;

/**
 * Sends a post and reports its progress from 0 to 0.9, ten times a second and on upload events (rule B5). The caller
 * reports the remainder after the promise has resolved.
 */
export async function sendWithProgress(
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
