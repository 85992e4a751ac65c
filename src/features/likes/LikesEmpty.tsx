import type { ReactNode } from 'react';
import type { LikeTab } from '../../api/likes/likeLists.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { RecordDrawing } from '../../ui/drawings/RecordDrawing.tsx';
import { SilenceDrawing } from '../../ui/drawings/SilenceDrawing.tsx';
import { StageDrawing } from '../../ui/drawings/StageDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { emptyTabs } from './copy.ts';

const drawings: Record<LikeTab, ReactNode> = {
  sent: <StageDrawing />,
  received: <SilenceDrawing />,
  matched: <RecordDrawing />,
};
const ways: Record<LikeTab, string> = { sent: paths.search, received: paths.profileEdit, matched: paths.search };

/** A tab without anybody, and what to do about it. A list that did not come looks the same (decision L9). */
export function LikesEmpty({ tab }: { tab: LikeTab }) {
  const { title, hint, action } = emptyTabs[tab];
  return (
    <EmptyState
      drawing={drawings[tab]}
      title={title}
      hint={hint}
      level={3}
      action={
        <ButtonLink href={ways[tab]} variant="primary">
          {action}
        </ButtonLink>
      }
    />
  );
}
