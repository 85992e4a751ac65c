import { useDeferredValue } from 'react';
import { likeTabs, type LikeTab } from '../../likes/likeLists.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { CardScopeProvider } from '../../people/card/CardScope.tsx';
import { useUnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { useVisibleLikes } from './list/useVisibleLikes.ts';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { likes } from './copy.ts';
import { LikeGrid } from './list/LikeGrid.tsx';
import { LikeGridSkeleton } from './list/LikeGridSkeleton.tsx';
import { LikesHint } from './list/LikesHint.tsx';
import { LikesEmpty } from './list/LikesEmpty.tsx';
import { likeSorts, sortLikes, type LikeSort } from './list/likeSorts.ts';
import * as css from './LikesScreen.css.ts';
import { useLikesSearchParams } from './useLikesSearchParams.ts';
import { useMatchedTabSwitch } from './useMatchedTabSwitch.ts';
import { useNewLikes } from './list/useNewLikes.ts';
import { useScoredLikes } from './list/useScoredLikes.ts';

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
  const { items, counts, hidden, isLoading: isLoadingLists } = useVisibleLikes();
  const { tab, sort, setTab, setSort } = useLikesSearchParams();
  const newCount = useNewLikes(items.received, tab === 'received');
  const cancelTabSwitch = useMatchedTabSwitch(() => setTab('matched'));
  // Deferred, so that the pressed tab updates at once and the expensive cards render afterwards.
  const deferredTab = useDeferredValue(tab);
  const scored = useScoredLikes(items[deferredTab]);
  const shown = sortLikes(scored ?? [], useDeferredValue(sort), useUnifyKanji(sort === 'name'));
  const isLoading = isLoadingLists || scored === null;

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
          const unseen = id === 'received' && newCount > 0 ? likes.unseen(newCount) : undefined;
          return {
            id,
            label: likes.tabs[id],
            count,
            ...(accessibleName && { accessibleName }),
            ...(unseen && { unseen }),
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
          <LikesHint tab={deferredTab} />
          {isLoading && <LikeGridSkeleton />}
          {!isLoading && shown.length === 0 && (
            <LikesEmpty
              key={deferredTab}
              tab={deferredTab}
              hiddenPeople={deferredTab === 'received' && hidden > 0 ? <HiddenPeopleButton /> : null}
            />
          )}
          {!isLoading && shown.length > 0 && <LikeGrid key={deferredTab} tab={deferredTab} likes={shown} />}
        </Stack>
      </Tabs>
    </div>
  );
}
