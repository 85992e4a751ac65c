import type { LikeTab } from '../../../likes/likeLists.ts';
import { fullTime, machineTime } from '../../../lib/time/chatTime.ts';
import { parseTimestamp } from '../../../lib/time/timestamp.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { likes } from '../copy.ts';
import { dayText } from './dayText.ts';
import * as css from './LikeGridItem.css.ts';

/** Renders the date of a like or match; nothing for an invalid timestamp. */
export function LikeDate({ tab, stamp }: { tab: LikeTab; stamp: string }) {
  const now = useNow();
  const at = parseTimestamp(stamp);
  if (Number.isNaN(at)) return null;
  return (
    <time className={css.date} dateTime={machineTime(at)} title={fullTime(at)}>
      {likes.dates[tab](dayText(at, now))}
    </time>
  );
}
