import { useDeferredValue, type ComponentType } from 'react';
import { likeTabs, type LikeTab } from '../../api/likes/likeLists.ts';
import { useLikeLists } from '../../api/likes/useLikeLists.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { likes } from './copy.ts';
import { LikeGrid } from './LikeGrid.tsx';
import { LikeGridSkeleton } from './LikeGridSkeleton.tsx';
import { LikesEmpty } from './LikesEmpty.tsx';
import type { LikeCardProps } from './LikeGridItem.tsx';
import { likeSorts, sortLikes, type LikeSort } from './likeSorts.ts';
import * as css from './LikesScreen.css.ts';
import { useLikesView } from './useLikesView.ts';
import { useMatchedTabSwitch } from './useMatchedTabSwitch.ts';
import { useScoredLikes } from './useScoredLikes.ts';

interface LikesScreenProps {
  /** Shows a person. */
  Card: ComponentType<LikeCardProps>;
  /** The place of a card that is on its way. */
  CardSkeleton: ComponentType;
}

/** Whom I like, who likes me, and whom I match with. */
export function LikesScreen({ Card, CardSkeleton }: LikesScreenProps) {
  const { items, counts, isLoading: isLoadingLists } = useLikeLists();
  const { tab, sort, setTab, setSort } = useLikesView();
  const stay = useMatchedTabSwitch(() => setTab('matched'));
  // What was pressed answers at once, the cards a moment later.
  const panel = useDeferredValue(tab);
  const scored = useScoredLikes(items[panel]);
  const shown = sortLikes(scored ?? [], useDeferredValue(sort));
  const isLoading = isLoadingLists || scored === null;

  return (
    <div className={css.root}>
      <div className={css.head}>
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
      </div>
      <Tabs
        label={likes.title}
        tabs={likeTabs.map((id) => ({
          id,
          label: likes.tabs[id],
          ...(isLoading
            ? { count: null }
            : { count: counts[id], accessibleName: likes.tab(likes.tabs[id], counts[id]) }),
        }))}
        selected={tab}
        onSelect={(id) => {
          stay();
          setTab(id as LikeTab);
        }}
      >
        <div className={css.panel} aria-busy={isLoading || panel !== tab}>
          <VisuallyHidden>
            <h2>{likes.tabs[panel]}</h2>
          </VisuallyHidden>
          <Banner kind="info">{likes.hints[panel]}</Banner>
          {isLoading && <LikeGridSkeleton CardSkeleton={CardSkeleton} />}
          {!isLoading && shown.length === 0 && <LikesEmpty tab={panel} />}
          {!isLoading && shown.length > 0 && <LikeGrid key={panel} tab={panel} likes={shown} Card={Card} />}
        </div>
      </Tabs>
    </div>
  );
}
