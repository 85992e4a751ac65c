import type { LikeTab } from '../../api/likes/likeLists.ts';
import { fullTime, machineTime } from '../../lib/chatTime.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import { useNow } from '../../lib/useNow.ts';
import { likes } from './copy.ts';
import { dayText } from './dayText.ts';
import * as css from './LikeGridItem.css.ts';

/** When it was; nothing for what is no time. */
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
