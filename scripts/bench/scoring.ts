import { musician } from '../../mocks/content/musician.ts';
import { seededRandom } from '../../mocks/content/random.ts';
import { tagLabel, type TagCategoryName } from '../../mocks/content/tagCatalogue.ts';
import { type MatchProfile, toMatchInput } from '../../src/scoring/matchInput.ts';
import { matchScore } from '../../src/scoring/matchScore.ts';
import { matchTotal } from '../../src/scoring/matchTotal.ts';
import { type Row, median, timed } from './table.ts';

const PEOPLE = 10_000;
const RUNS = 40;
/** Number of rounds during which the engine still compiles the code; they are not counted. */
const WARM_UP = 10;

/** Measures the scores of all people for one person. */
export function benchScoring(): Row[] {
  const [me, ...others] = people(PEOPLE + 1);
  if (me === undefined) throw new Error('There is nobody to compare');
  const mine = toMatchInput(me);
  const inputs = others.map((other) => toMatchInput(other));
  return [
    row('matchTotal, prepared inputs', () => sum(inputs, (input) => matchTotal(mine, input))),
    row('toMatchInput + matchTotal', () => sum(others, (other) => matchTotal(mine, toMatchInput(other)))),
    row('matchScore with reasons', () => sum(inputs, (input) => matchScore(mine, input).total)),
  ];
}

function row(name: string, work: () => number): Row {
  const times = Array.from({ length: RUNS }, () => timed(work)).slice(WARM_UP);
  const milliseconds = median(times);
  return {
    [`scoring ${PEOPLE}`]: name,
    'median ms': milliseconds.toFixed(2),
    'best ms': Math.min(...times).toFixed(2),
    'scores per second': Math.round((PEOPLE / milliseconds) * 1000).toLocaleString('en'),
  };
}

/** Adds up the scores, so that the engine cannot skip unused results. */
function sum<Item>(items: readonly Item[], score: (item: Item) => number): number {
  return items.reduce((total, item) => total + score(item), 0);
}

/** Returns the fake backend's musicians as a parsed response contains them: every tag is an object of its own. */
function people(count: number): MatchProfile[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, index) => {
    const { tags } = musician(index, random);
    return {
      tags: {
        genres: tagsOf('genres', tags.genres),
        instruments: tagsOf('instruments', tags.instruments),
        skill_levels: tagsOf('skills', tags.skill_levels),
        locations: tagsOf('locations', tags.locations),
      },
    };
  });
}

function tagsOf(category: TagCategoryName, values: readonly string[]) {
  const tags = values.map((value) => ({ value, name: value, display_name_ja: tagLabel(category, value as never) }));
  return JSON.parse(JSON.stringify(tags)) as typeof tags;
}
