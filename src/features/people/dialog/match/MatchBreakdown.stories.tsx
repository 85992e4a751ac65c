import { expect, userEvent as user, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { toMatchInput } from '../../../../scoring/matchInput.ts';
import { matchScore } from '../../../../scoring/matchScore.ts';
import { MatchBreakdown } from './MatchBreakdown.tsx';
import { matchSentence } from './matchSentence.ts';
import { MatchSummary } from './MatchSummary.tsx';

/** The properties of a person that the score depends on. Tags are given by label for readability. */
interface Persona {
  genres?: string[];
  instruments?: string[];
  skill?: string;
  place?: string;
}

const codes: Record<string, string> = {
  ロック: 'rock',
  'J-POP': 'jpop',
  エレキギター: 'electric_guitar',
};
const tag = (label: string) => ({ value: codes[label] ?? label, name: label, display_name_ja: label });
const input = ({ genres = [], instruments = [], skill, place }: Persona) =>
  toMatchInput({
    tags: {
      genres: genres.map(tag),
      instruments: instruments.map(tag),
      skill_levels: skill === undefined ? [] : [tag(skill)],
      locations: place === undefined ? [] : [tag(place)],
    },
  });

function Pair({ mine, theirs, isVague = false }: { mine: Persona; theirs: Persona; isVague?: boolean }) {
  const score = matchScore(input(mine), input(theirs));
  return (
    <main style={{ maxWidth: 720, padding: 24 }}>
      <h2>れん</h2>
      <MatchSummary score={score} sentence={matchSentence(input(mine), input(theirs))} isUnreliable={isVague} />
      <MatchBreakdown score={score} name="れん" />
    </main>
  );
}

const meta = preview.meta({ component: Pair });

/** Creates a story from a test vector of rule G11: two people and the expected texts. */
const golden = (mine: Persona, theirs: Persona, words: string, label: string) =>
  ({
    args: { mine, theirs },
    play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
      await user.click(canvas.getByRole('button', { name: 'マッチ度の内訳を見る' }));
      await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getByText(label)).toBeVisible();
    },
  }) as const;

export const BothEmpty = meta.story({
  args: { mine: {}, theirs: {}, isVague: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('マッチ度 77%')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'マッチ度の内訳を見る' }));
    await expect(canvas.getByText('ジャンルが登録されていません（あなた・れんさん）')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'あなたのジャンルと担当楽器を登録すると、より正確になります' }),
    ).toHaveAttribute('href', '/profile/edit');
  },
});

const twin: Persona = {
  genres: ['ロック', 'J-POP'],
  instruments: ['エレキギター'],
  skill: '中級者',
  place: '東京都',
};
export const Identical = meta.story(golden(twin, twin, 'マッチ度 95%', '高相性'));

export const Narrow = meta.story({
  ...golden(twin, twin, 'マッチ度 95%', '高相性'),
  globals: { viewport: { value: 'small' } },
});
