import { paths } from '../../navigation/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { search } from './copy.ts';

/**
 * Shown to viewers whose profile has neither genres nor instruments: their match scores are not meaningful yet
 * (rule G1).
 */
export function IncompleteProfileHint() {
  return (
    <Banner
      kind="info"
      action={
        <ButtonLink size="compact" href={paths.profileEdit}>
          {search.editProfile}
        </ButtonLink>
      }
    >
      {search.selfHint}
    </Banner>
  );
}
