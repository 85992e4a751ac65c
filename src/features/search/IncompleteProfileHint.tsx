import { paths } from '../../navigation/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { search } from './copy.ts';

/**
 * Shown to viewers whose profile has neither genres nor instruments: their match scores are not meaningful yet
 * (rule G1). Without a profile there are none (rule F6).
 */
export function IncompleteProfileHint({ hasScores }: { hasScores: boolean }) {
  return (
    <Banner
      kind="info"
      action={
        <ButtonLink size="compact" href={paths.profileEdit}>
          {search.editProfile}
        </ButtonLink>
      }
    >
      {hasScores ? search.selfHint : search.selfHintWithoutScores}
    </Banner>
  );
}
