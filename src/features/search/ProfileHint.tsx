import { useId } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { paths } from '../../navigation/paths.ts';
import { createPutOff, usePrivateList } from '../../session/privateList.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import * as css from './ProfileHint.css.ts';

/** Texts about the viewer's own profile, above the results (rules G1 and P38). */
const hintCopy = {
  withoutTags: 'ジャンルと担当楽器を登録すると、マッチ度がより正確になります',
  withoutProfile: 'ジャンルと担当楽器を登録すると、マッチ度が表示されます',
  edit: 'プロフィールを編集',
  makeTitle: 'まずはプロフィールを作りましょう',
  make: 'プロフィールを作る',
  makeLater: 'あとで',
} as const;

interface ProfileHintProps {
  /** False for a user who has never saved a profile. */
  hasProfile: boolean;
  userId: UserId | undefined;
}

const OFFER = 'profile';

/**
 * Renders a hint for viewers whose profile has neither genres nor instruments: their match scores are not meaningful
 * yet. A viewer without a profile has no scores yet and first sees an offer to create one; a postponed offer is
 * replaced by the hint.
 */
export function ProfileHint({ hasProfile, userId }: ProfileHintProps) {
  'use no memo';
  const titleId = useId();
  const { list: putOff, items, isOpen } = usePrivateList(createPutOff, userId);

  const text = hasProfile ? hintCopy.withoutTags : hintCopy.withoutProfile;
  if (hasProfile || items.includes(OFFER)) {
    return (
      <Banner
        kind="info"
        action={
          <ButtonLink size="compact" href={paths.profileEdit}>
            {hintCopy.edit}
          </ButtonLink>
        }
      >
        {text}
      </Banner>
    );
  }
  if (!isOpen) return null;
  const decline = () => {
    // The focused button is about to be removed.
    focusHeading();
    putOff.change((before) => [...before, OFFER]);
  };
  return (
    <section className={css.offer} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {hintCopy.makeTitle}
      </h2>
      <p className={css.text}>{text}</p>
      <Cluster gap="compact">
        <ButtonLink variant="primary" href={paths.profileEdit}>
          {hintCopy.make}
        </ButtonLink>
        <Button onClick={decline}>{hintCopy.makeLater}</Button>
      </Cluster>
    </section>
  );
}
