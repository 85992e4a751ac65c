import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './ConversationList.css.ts';

/** Rows that are on their way. */
export function ConversationListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton shape="circle" width="40px" />
          <div className={css.lines}>
            <Skeleton shape="text" width="45%" />
            <Skeleton shape="text" width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
