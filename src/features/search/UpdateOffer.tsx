import { useEffect } from 'react';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import type { SortOrder } from './searchParams.ts';
import * as css from './UpdateOffer.css.ts';

/** Texts of the offer to replace cards that the user is using. */
const updateOffer = {
  /** Shown in the order by match. */
  betterFound: 'もっと相性の良い人が見つかりました',
  /** Shown in any other order. */
  othersFound: 'ほかの人も見つかりました',
  update: '並べ直す',
} as const;

interface UpdateOfferProps {
  sort: SortOrder;
  /** Shows the current people of the page. */
  onUpdate: () => void;
}

/** Offers to replace cards that were not updated because the user is using them. */
export function UpdateOffer({ sort, onUpdate }: UpdateOfferProps) {
  'use no memo';
  const text = sort === 'match' ? updateOffer.betterFound : updateOffer.othersFound;
  useEffect(() => announce(text), [text]);
  return (
    <div className={css.root}>
      <p className={css.line}>
        <span>{text}</span>
        <button type="button" className={css.button} onClick={onUpdate}>
          {updateOffer.update}
        </button>
      </p>
    </div>
  );
}
