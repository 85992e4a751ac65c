import { memo, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';
import type { Profile } from '../../../src/api/generated/model/index.ts';
import { type ScoredProfile, compareBy, toScoredProfile } from '../../../src/features/search/profileIndex.ts';
import { filterPredicate } from '../../../src/features/search/filters.ts';
import { toMatchInput } from '../../../src/scoring/matchInput.ts';
import { bodyOf } from './backend.ts';
import { Tags } from './Tags.tsx';

/**
 * The search as plain React would do it: the same people, scores, orders and filter, in rows of a virtual list, and
 * nothing else.
 */
const COLUMNS = 3;
const BATCH = 100;
/** The tag 東京都 of the fake backend. */
const TOKYO = '118';

const Card = memo(function Card({ scored: { profile, score } }: { scored: ScoredProfile }) {
  const [isLiked, setLiked] = useState(false);
  return (
    <article>
      <img src={profile.avatar_url ?? ''} alt="" decoding="async" />
      <button type="button" aria-label="いいね" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
        ♥
      </button>
      <h3>{profile.display_name}</h3>
      <p>{profile.tags.locations[0]?.display_name_ja}</p>
      <p>マッチ度 {score}%</p>
      <Tags profile={profile} />
    </article>
  );
});

let allProfiles: readonly ScoredProfile[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function Search() {
  const all = useSyncExternalStore(subscribe, () => allProfiles);
  const [isTokyo, setTokyo] = useState(false);
  const [order, setOrder] = useState<'match' | 'newest'>('match');
  // Batches arrive every few milliseconds.
  const loaded = useDeferredValue(all);
  const people = useMemo(() => {
    const meets = filterPredicate(isTokyo ? { locations: [TOKYO] } : {});
    return loaded.filter(({ profile }) => meets(profile)).sort(compareBy[order]);
  }, [loaded, isTokyo, order]);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(people.length / COLUMNS) }, (_, row) =>
        people.slice(row * COLUMNS, (row + 1) * COLUMNS),
      ),
    [people],
  );
  return (
    <>
      <div className="bar">
        <button type="button" aria-pressed={isTokyo} onClick={() => setTokyo(!isTokyo)}>
          東京都
        </button>
        <select
          aria-label="並び替え"
          value={order}
          onChange={({ target }) => setOrder(target.value === 'newest' ? 'newest' : 'match')}
        >
          <option value="match">マッチ度順</option>
          <option value="newest">新着順</option>
        </select>
        <p>{`${people.length}人`}</p>
      </div>
      <WindowVirtualizer data={rows}>
        {(row, index) => (
          <div key={index} className="cards">
            {row.map((scored) => (
              <Card key={scored.profile.id} scored={scored} />
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </>
  );
}

async function load(): Promise<void> {
  const own = await bodyOf<Profile>('/api/profiles/me');
  const mine = toMatchInput(own);
  for (let skip = 0, size = BATCH; size === BATCH; skip += BATCH) {
    const batch = await bodyOf<Profile[]>(`/api/profiles?skip=${skip}&limit=${BATCH}`);
    size = batch.length;
    allProfiles = allProfiles.concat(batch.map((profile) => toScoredProfile(profile, mine)));
    for (const listener of listeners) listener();
  }
}
createRoot(document.getElementById('root') as HTMLElement).render(<Search />);
void load();
