import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { isApiError } from '../../api/errors.ts';
import { useOnceTrue } from '../../lib/useOnceTrue.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import type { Self } from './roster.ts';

/** What is known of the one who searches. */
export interface OwnSide {
  self: Self;
  /** It is known who must not stand among the results. */
  isKnown: boolean;
  /** It is known whether there is a profile to compare with. */
  isSettled: boolean;
  /** Without genres and instruments a score says little (decision G1). */
  wantsTags: boolean;
}

export function useSelf(): OwnSide {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  const match = mine.data === undefined ? null : toMatchInput(mine.data);
  // Only the server can say that there is no profile; one that did not come may be complete. Once said it holds while
  // the server is asked again, or what depends on it would go and come back.
  const hasNone = useOnceTrue(isApiError(mine.error) && mine.error.status === 404);
  return {
    self: { profileId: mine.data?.id, userId: user.data?.id ?? mine.data?.user_id, match },
    isKnown: user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched),
    isSettled: mine.isFetched,
    wantsTags: match === null ? hasNone : match.genres.keys.length + match.instruments.keys.length === 0,
  };
}
