import type { Profile } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { paths } from '../../navigation/paths.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import { matchScore, type MatchPart, type MatchScore } from '../../scoring/matchScore.ts';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { ScoreRing } from '../../ui/Ring/ScoreRing.tsx';
import { card, matchLabels } from '../copy.ts';
import { matchLabelTone } from '../person.css.ts';
import { matchBreakdown } from './copy.ts';
import * as css from './DetailSections.css.ts';
import { matchSentence, reasonText } from './matchTexts.ts';

interface ViewerMatch {
  /** Null while the viewer has no profile to compare with. */
  score: MatchScore | null;
  /** Whether the viewer's profile has neither genres nor instruments, so that the score is not meaningful. */
  isVague: boolean;
  /** One sentence about what both have in common; null when there is nothing. */
  sentence: string | null;
}

/** Returns the match score between the viewer and a person. */
export function useMatchScore(profile: Profile): ViewerMatch {
  const { data: viewer } = useGetMyProfile();
  if (viewer === undefined) return { score: null, isVague: false, sentence: null };
  const input = toMatchInput(viewer);
  const other = toMatchInput(profile);
  return {
    score: matchScore(input, other),
    sentence: matchSentence(input, other),
    isVague: input.genres.keys.length + input.instruments.keys.length === 0,
  };
}

interface MatchSummaryProps {
  score: Pick<MatchScore, 'total' | 'label'>;
  /** One sentence about what both have in common; null when there is nothing. */
  sentence: string | null;
  /** Whether the viewer's profile has too few tags for a reliable score. */
  isUnreliable: boolean;
}

/**
 * Renders the match score with one sentence that explains it, and how the viewer can make it more reliable.
 */
export function MatchSummary({ score, sentence, isUnreliable }: MatchSummaryProps) {
  return (
    <div className={css.summary}>
      <ScoreRing value={score.total} size={56} />
      <div className={css.summaryWords}>
        <p className={css.score}>
          <span>{`${card.match(score.total)} `}</span>
          <span className={`${css.label} ${matchLabelTone[score.label]}`}>{matchLabels[score.label]}</span>
        </p>
        {sentence !== null && <p className={css.sentence}>{sentence}</p>}
        {isUnreliable && (
          <p className={css.improve}>
            <Link href={paths.profileEdit}>{matchBreakdown.improve(matchBreakdown.genresAndInstruments)}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

const parts = ['genre', 'instrument', 'skill', 'location'] as const;

interface MatchBreakdownProps {
  score: MatchScore;
  /** The display name of the other person. */
  name: string;
}

/** Renders the four parts of the match score, which are expanded on demand. */
export function MatchBreakdown({ score, name }: MatchBreakdownProps) {
  return (
    <section className={css.section} aria-label={matchBreakdown.title}>
      <Collapsible title={matchBreakdown.title} openLabel={matchBreakdown.open} closeLabel={matchBreakdown.close}>
        <ul className={css.parts}>
          {parts.map((part) => (
            <MatchPartRow key={part} title={matchBreakdown[part]} part={score.parts[part]} name={name} />
          ))}
        </ul>
        <p className={css.note}>{matchBreakdown.disclaimer}</p>
      </Collapsible>
    </section>
  );
}

interface MatchPartRowProps {
  title: string;
  part: MatchPart;
  /** The display name of the other person. */
  name: string;
}

/** Renders one part of the match score: its points as a number and a bar, its weight and its reasons. */
function MatchPartRow({ title, part: { shown, weight, reasons }, name }: MatchPartRowProps) {
  return (
    <li className={css.part}>
      <div className={css.partHead}>
        <span className={css.partTitle}>{title}</span>
        <span className={css.weight}>{matchBreakdown.weight(weight)}</span>
        <span className={css.points}>{shown}</span>
      </div>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ width: `${shown}%` }} />
      </div>
      {reasons.map((reason) => (
        <p key={reason.kind} className={css.reason}>
          {reasonText(reason, name)}
        </p>
      ))}
    </li>
  );
}
