import { useSearchParams } from 'wouter';
import { likeTabs, type LikeTab } from '../../likes/likeLists.ts';
import { likeSorts, type LikeSort } from './list/likeSorts.ts';

/** Returns tab and sort order, which are in the URL so that a reload and Back from a conversation restore them. */
export function useLikesSearchParams() {
  const [search, setSearch] = useSearchParams();
  const setParam = (name: 'tab' | 'sort', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    tab: valueOrFirst(likeTabs, search.get('tab')),
    sort: valueOrFirst(likeSorts, search.get('sort')),
    setTab: (tab: LikeTab) => setParam('tab', tab),
    setSort: (sort: LikeSort) => setParam('sort', sort),
  };
}

/** Returns the value if it is in the list, otherwise the first one. */
function valueOrFirst<Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}
