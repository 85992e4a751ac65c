import { useSearchParams } from 'wouter';
import { likeTabs, type LikeTab } from '../../api/likes/likeLists.ts';
import { likeSorts, type LikeSort } from './likeSorts.ts';

/** Tab and order, as the address has them: a reload, and Back from a conversation, find them again. */
export function useLikesView() {
  const [search, setSearch] = useSearchParams();
  const put = (name: 'tab' | 'sort', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    tab: oneOf(likeTabs, search.get('tab')),
    sort: oneOf(likeSorts, search.get('sort')),
    setTab: (tab: LikeTab) => put('tab', tab),
    setSort: (sort: LikeSort) => put('sort', sort),
  };
}

/** The value if it is one of them, else the first. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}
