import { countSentLikes } from '../../api/generated/likes/likes.ts';
import { within } from '../../lib/time/timer.ts';
import type { LikeOutcome } from '../../likes/likes.ts';
import type { Session } from '../../session/session.ts';
import { likeMessages } from './copy.ts';

/** Maximum time in ms to wait for the number of likes: the text about the like is shown for three seconds. */
const PATIENCE_MS = 1_000;

const createState = () => ({ isAsked: false });

/**
 * Returns what the viewer's very first like leads to; undefined for every other outcome, and for a match, which is
 * celebrated. It requests the number of likes once, after the first like of a session.
 */
export async function firstLikeHint(session: Session, outcome: LikeOutcome): Promise<string | undefined> {
  const { wanted, failed, silent, after } = outcome;
  const state = session.own(createState);
  if (state.isAsked || !wanted || failed || silent || after.is_mutual) return undefined;
  state.isAsked = true;
  const sent = await within(PATIENCE_MS, countSentLikes()).catch(() => null);
  return sent?.count === 1 ? likeMessages.firstLike : undefined;
}
