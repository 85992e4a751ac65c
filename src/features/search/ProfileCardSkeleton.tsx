import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as card from './ProfileCard.css.ts';
import * as css from './ProfileCardSkeleton.css.ts';

/** The place of a card that is on its way. */
export function ProfileCardSkeleton() {
  return (
    <div className={card.root}>
      <div className={card.stage}>
        <div className={css.picture}>
          <Skeleton shape="box" />
        </div>
        <div className={css.words}>
          <Skeleton shape="text" width="52%" />
          <Skeleton shape="text" width="72%" />
        </div>
      </div>
      <div className={card.tags}>
        <div className={card.row}>
          <Skeleton shape="pill" width="30%" />
          <Skeleton shape="pill" width="44%" />
        </div>
        <div className={card.row}>
          <Skeleton shape="pill" width="38%" />
          <Skeleton shape="pill" width="26%" />
        </div>
      </div>
    </div>
  );
}
