import type { ReactNode } from 'react';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { EmptyVenueDrawing, RecordDrawing, SilenceDrawing } from '../../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { allHidden, emptyTabs } from '../copy.ts';

const drawings: Record<LikeTab, ReactNode> = {
  sent: <EmptyVenueDrawing />,
  received: <SilenceDrawing />,
  matched: <RecordDrawing />,
};
const actionPaths: Record<LikeTab, string> = { sent: paths.search, received: paths.profileEdit, matched: paths.search };

interface LikesEmptyProps {
  tab: LikeTab;
  /** Opens the list of hidden people, if the likes of the tab are all of hidden people (rule F39); otherwise null. */
  hiddenPeople: ReactNode;
}

/** Renders the empty state of a tab with a suggestion. It is also shown for a list that failed to load (rule L9). */
export function LikesEmpty({ tab, hiddenPeople }: LikesEmptyProps) {
  if (hiddenPeople !== null) {
    return <EmptyState drawing={drawings[tab]} {...allHidden} level={3} action={hiddenPeople} />;
  }
  const { title, hint, action } = emptyTabs[tab];
  return (
    <EmptyState
      drawing={drawings[tab]}
      title={title}
      hint={hint}
      level={3}
      action={
        <ButtonLink href={actionPaths[tab]} variant="primary">
          {action}
        </ButtonLink>
      }
    />
  );
}
