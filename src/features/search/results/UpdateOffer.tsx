import { useEffect } from 'react';
import { announce } from '../../../ui/LiveRegion/announcer.ts';
import type { SortOrder } from '../searchParams.ts';
import * as css from './UpdateOffer.css.ts';

/** docs/texts.md X11. */
const copy = {
  betterFound: 'もっと相性の良い人が見つかりました',
  othersFound: 'ほかの人も見つかりました',
  update: '並べ直す',
} as const;

interface UpdateOfferProps {
  sort: SortOrder;
  /** Shows the people who belong on the page by now. */
  onUpdate: () => void;
}

/** Offers to replace cards that stay because somebody uses them (rule F16). */
export function UpdateOffer({ sort, onUpdate }: UpdateOfferProps) {
  const text = sort === 'match' ? copy.betterFound : copy.othersFound;
  useEffect(() => announce(text), [text]);
  return (
    <div className={css.root}>
      <p className={css.line}>
        {text}
        <button type="button" className={css.button} onClick={onUpdate}>
          {copy.update}
        </button>
      </p>
    </div>
  );
}
