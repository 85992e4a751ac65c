import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { search } from './copy.ts';

/** For who has neither genres nor instruments: scores say little yet (decision G1). */
export function SelfHint() {
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
