import type { Profile } from '../../../src/api/generated/model/index.ts';
import { type Candidate, compareBy, toCandidate } from '../../../src/features/search/directory/candidate.ts';
import { filterPredicate } from '../../../src/features/search/filters/filters.ts';
import { type MatchInput, toMatchInput } from '../../../src/scoring/matchInput.ts';
import { bodyOf } from './backend.ts';

/**
 * The minimum for the comparison of searches: the same people, scores, orders and filter, rendered without a framework.
 * Rows of cards are reused while the page scrolls, and a card is a template whose texts are replaced.
 */
const COLUMNS = 3;
const ROW_HEIGHT = 420;
const ROWS_AROUND = 2;
const BATCH = 100;
const MAX_TAGS = 4;
/** The tag 東京都 of the fake backend. */
const TOKYO = '118';

const root = document.getElementById('root') as HTMLElement;
root.innerHTML = `<div class="bar"><button type="button" aria-pressed="false">東京都</button><select aria-label="並び替え"><option value="match">マッチ度順</option><option value="newest">新着順</option></select><p></p></div><div class="grid"></div>`;
const [filter, sort, count, grid] = ['button', 'select', 'p', '.grid'].map((selector) =>
  root.querySelector(selector),
) as [HTMLButtonElement, HTMLSelectElement, HTMLElement, HTMLElement];

const template = document.createElement('template');
template.innerHTML = `<article><img alt="" decoding="async"><button type="button" aria-pressed="false" aria-label="いいね">♥</button><h3> </h3><p> </p><p> </p><ul>${'<li> </li>'.repeat(MAX_TAGS)}</ul></article>`;

interface Card {
  element: HTMLElement;
  show: (candidate: Candidate | undefined) => void;
}

function createCard(): Card {
  const element = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const picture = element.querySelector('img') as HTMLImageElement;
  const texts = [...element.querySelectorAll('h3, p, li')].map((parent) => parent.firstChild as Text);
  let shown: Candidate | undefined;
  return {
    element,
    show(candidate) {
      if (candidate === shown) return;
      shown = candidate;
      element.hidden = candidate === undefined;
      if (candidate === undefined) return;
      const { profile, score } = candidate;
      picture.src = profile.avatar_url ?? '';
      const tags = [...profile.tags.instruments, ...profile.tags.genres].map((tag) => tag.display_name_ja);
      const words = [profile.display_name, profile.tags.locations[0]?.display_name_ja, `マッチ度 ${score}%`, ...tags];
      texts.forEach((text, place) => (text.data = words[place] ?? ''));
    },
  };
}

const rows: { element: HTMLElement; cards: Card[] }[] = [];
function rowAt(place: number) {
  const known = rows[place];
  if (known !== undefined) return known;
  const row = { element: document.createElement('div'), cards: Array.from({ length: COLUMNS }, createCard) };
  row.element.className = 'row';
  row.element.append(...row.cards.map(({ element }) => element));
  grid.append(row.element);
  rows.push(row);
  return row;
}

const everybody: Candidate[] = [];
let people: Candidate[] = [];

function draw(): void {
  const total = Math.ceil(people.length / COLUMNS);
  const needed = Math.min(total, Math.ceil(innerHeight / ROW_HEIGHT) + 2 * ROWS_AROUND);
  const first = Math.max(0, Math.min(total - needed, Math.floor(scrollY / ROW_HEIGHT) - ROWS_AROUND));
  for (let place = 0; place < Math.max(needed, rows.length); place += 1) {
    const { element, cards } = rowAt(place);
    element.hidden = place >= needed;
    element.style.transform = `translateY(${(first + place) * ROW_HEIGHT}px)`;
    cards.forEach((card, column) => card.show(people[(first + place) * COLUMNS + column]));
  }
}

function update(): void {
  const isTokyo = filterPredicate(filter.ariaPressed === 'true' ? { locations: [TOKYO] } : {});
  people = everybody
    .filter(({ profile }) => isTokyo(profile))
    .sort(compareBy[sort.value === 'newest' ? 'newest' : 'match']);
  count.textContent = `${people.length}人`;
  grid.style.height = `${Math.ceil(people.length / COLUMNS) * ROW_HEIGHT}px`;
  draw();
}

sort.addEventListener('change', update);
filter.addEventListener('click', () => {
  filter.ariaPressed = String(filter.ariaPressed !== 'true');
  update();
});
grid.addEventListener('click', ({ target }) => {
  const heart = (target as Element).closest('button');
  if (heart !== null) heart.ariaPressed = String(heart.ariaPressed !== 'true');
});
addEventListener('scroll', draw, { passive: true });

async function load(): Promise<void> {
  const own = await bodyOf<Profile>('/api/profiles/me');
  const mine: MatchInput = toMatchInput(own);
  for (let skip = 0, size = BATCH; size === BATCH; skip += BATCH) {
    const batch = await bodyOf<Profile[]>(`/api/profiles?skip=${skip}&limit=${BATCH}`);
    size = batch.length;
    for (const profile of batch) if (profile.id !== own.id) everybody.push(toCandidate(profile, mine));
    if (skip === 0) update();
  }
  update();
}
void load();
