import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as css from './ConversationList.css.ts';

/** Renders placeholder rows while conversations are being loaded. */
export function ConversationListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton shape="circle" width="40px" />
          <Stack gap="small">
            <Skeleton shape="text" width="45%" />
            <Skeleton shape="text" width="80%" />
          </Stack>
        </div>
      ))}
    </div>
  );
}
