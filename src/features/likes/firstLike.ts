import { countSentLikes } from '../../api/generated/likes/likes.ts';
import { within } from '../../lib/time/timer.ts';
import type { LikeOutcome } from '../../likes/likes.ts';
import { likeMessages } from './copy.ts';

/** Maximum time in ms to wait for the number of likes: the text about the like is shown for three seconds. */
const PATIENCE_MS = 1_000;

let isKnown = false;

/**
 * Returns what the viewer's very first like leads to; undefined for every other outcome, and for a match, which is
 * celebrated. It requests the number of likes once, after the first like of a visit.
 */
export async function firstLikeHint({ wanted, failed, silent, after }: LikeOutcome): Promise<string | undefined> {
  if (isKnown || !wanted || failed || silent || after.is_mutual) return undefined;
  isKnown = true;
  const sent = await within(PATIENCE_MS, countSentLikes()).catch(() => null);
  return sent?.count === 1 ? likeMessages.firstLike : undefined;
}

/** Forgets that the number was requested, for tests. */
export const forgetFirstLike = (): void => void (isKnown = false);
