import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './PostList.css.ts';

const widths = ['92%', '64%', '80%', '48%'] as const;

/** Placeholders while the posts are loading. */
export function PostListSkeleton() {
  'use no memo';
  return (
    <div>
      {widths.map((width) => (
        <div key={width} className={`${css.place} ${css.card}`}>
          <div className={css.skeletonHead}>
            <Skeleton shape="circle" width="40px" />
            <Skeleton shape="text" width="30%" />
          </div>
          <div className={css.skeletonText}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
