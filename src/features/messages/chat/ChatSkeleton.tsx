import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { common } from '../../../ui/copy.ts';
import * as css from './ChatPane.css.ts';

const widths = ['46%', '62%', '30%', '54%', '38%', '58%'] as const;

/** Renders a placeholder while a conversation is being loaded. */
export function ChatSkeleton() {
  return (
    <div className={css.skeletons} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      {widths.map((width, index) => (
        <div key={width} className={css.bubble} style={{ width }} data-own={index % 3 === 1 ? '' : undefined}>
          <Skeleton shape="box" />
        </div>
      ))}
    </div>
  );
}
