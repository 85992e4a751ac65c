import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as card from './ProfileCard.css.ts';
import * as css from './ProfileCardSkeleton.css.ts';

/** Renders the placeholder of a card that is being loaded, with the same dimensions. */
export function ProfileCardSkeleton() {
  return (
    <div className={card.root}>
      <div className={card.picture}>
        <div className={css.picture}>
          <Skeleton shape="box" />
        </div>
      </div>
      <div className={card.scrim}>
        <Skeleton shape="text" width="52%" />
        <Skeleton shape="text" width="72%" />
      </div>
      <div className={card.details}>
        <div className={css.score}>
          <Skeleton shape="circle" width="36px" />
          <Skeleton shape="text" width="40%" />
        </div>
      </div>
    </div>
  );
}
