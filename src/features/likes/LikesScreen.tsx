import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { networkMessage } from '../../api/errors.ts';
import { useUnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { likeTabs, type LikeTab } from '../../likes/likeCache.ts';
import { paths } from '../../navigation/paths.ts';
import { CardScopeProvider } from '../../people/card/CardScope.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { EmptyVenueDrawing, RecordDrawing, SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon, InfoIcon } from '../../ui/icons/icons.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { allHidden, emptyTabs, likes } from './copy.ts';
import { LikeGrid, LikeGridSkeleton } from './LikeGrid.tsx';
import { likeSorts, sortLikes, useScoredLikes, type LikeSort } from './likeSorts.ts';
import { useLikesSearchParams, useMatchedTabSwitch, useNewLikes, useUnseenMatch } from './likesTabs.ts';
import * as css from './LikesScreen.css.ts';
import { useVisibleLikes } from './useLikeLists.ts';

const HiddenPeopleButton = lazyComponent(
  async () => (await import('../../people/hidden/HiddenPeopleButton.tsx')).HiddenPeopleButton,
);

/** Renders the screen with sent likes, received likes and matches. */
export function LikesScreen() {
  return (
    <CardScopeProvider>
      <Likes />
    </CardScopeProvider>
  );
}

function Likes() {
  const { items, counts, hidden, isLoading: isLoadingLists, failures, retry } = useVisibleLikes();
  const { tab, sort, setTab, setSort } = useLikesSearchParams();
  const newCount = useNewLikes(items.received, tab === 'received');
  const unseenMatch = useUnseenMatch(items.matched, tab === 'matched');
  const cancelTabSwitch = useMatchedTabSwitch(() => setTab('matched'));
  // Deferred, so that the pressed tab updates at once and the expensive cards render afterwards.
  const deferredTab = useDeferredValue(tab);
  const scored = useScoredLikes(items[deferredTab]);
  const shown = sortLikes(scored ?? [], useDeferredValue(sort), useUnifyKanji(sort === 'name'));
  const isLoading = isLoadingLists || scored === null;
  const failure = isLoading ? null : failures[deferredTab];

  return (
    <div className={css.root}>
      <Cluster gap="medium" align="center" justify="between">
        <ScreenHeading>{likes.title}</ScreenHeading>
        <div className={css.sort}>
          <Select
            label={likes.sortLabel}
            hideLabel
            value={sort}
            onChange={(value) => setSort(value as LikeSort)}
            options={likeSorts.map((value) => ({ value, label: likes.sorts[value] }))}
          />
        </div>
      </Cluster>
      <Tabs
        label={likes.title}
        tabs={likeTabs.map((id) => {
          const count = isLoading ? null : counts[id];
          const accessibleName = count === null ? undefined : likes.tab(likes.tabs[id], count);
          return {
            id,
            label: likes.tabs[id],
            count,
            ...(accessibleName && { accessibleName }),
            ...(id === 'received' && { unseen: { count: newCount, text: likes.unseen(newCount) } }),
          };
        })}
        selected={tab}
        onSelect={(id) => {
          cancelTabSwitch();
          setTab(id as LikeTab);
        }}
      >
        <Stack gap="small" aria-busy={isLoading || deferredTab !== tab}>
          <VisuallyHidden>
            <h2>{likes.tabs[deferredTab]}</h2>
          </VisuallyHidden>
          {failure === null && <LikesHint tab={deferredTab} />}
          {/* Not an alert, because failed lists are empty (rule L9). Always mounted, so that it is announced. */}
          <div role="status" className={css.failure}>
            {failure !== null && <LoadFailure hint={networkMessage(failure)} level={3} onRetry={retry} />}
          </div>
          {isLoading && <LikeGridSkeleton />}
          {!isLoading && failure === null && shown.length === 0 && (
            <LikesEmpty
              key={deferredTab}
              tab={deferredTab}
              hiddenPeople={deferredTab === 'received' && hidden > 0 ? <HiddenPeopleButton /> : null}
            />
          )}
          {!isLoading && shown.length > 0 && (
            <LikeGrid key={deferredTab} tab={deferredTab} likes={shown} unseenMatch={unseenMatch} />
          )}
        </Stack>
      </Tabs>
    </div>
  );
}

/** Key in local storage. A logout does not remove it, because it belongs to the device. */
const keyOfHint = (tab: LikeTab) => `likes-hint-closed:${tab}` as const;

/**
 * Explains what a tab contains, on the visit that shows the tab for the first time, until the viewer closes the hint of
 * one tab: two small lines, so that the first card is visible.
 */
function LikesHint({ tab }: { tab: LikeTab }) {
  const [open, setOpen] = useState(() => likeTabs.filter((each) => localStore.get(keyOfHint(each)) === null));
  useEffect(() => void localStore.set(keyOfHint(tab), 'yes'), [tab]);
  if (!open.includes(tab)) return null;
  const close = () => {
    for (const each of likeTabs) localStore.set(keyOfHint(each), 'yes');
    setOpen([]);
    // The button disappears, so the focus returns to the tab.
    document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.hint} role="status">
      <span className={css.hintIcon}>
        <InfoIcon size="small" />
      </span>
      <p className={css.hintWords}>{likes.hints[tab]}</p>
      <IconButton label={likes.closeHint} onClick={close}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}

const drawings: Record<LikeTab, ReactNode> = {
  sent: <EmptyVenueDrawing />,
  received: <SilenceDrawing />,
  matched: <RecordDrawing />,
};
const actionPaths: Record<LikeTab, string> = { sent: paths.search, received: paths.profileEdit, matched: paths.search };

interface LikesEmptyProps {
  tab: LikeTab;
  /** Opens the list of hidden people, if the likes of the tab are all of hidden people; otherwise null. */
  hiddenPeople: ReactNode;
}

/** Renders the empty state of a tab with a suggestion. */
function LikesEmpty({ tab, hiddenPeople }: LikesEmptyProps) {
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
