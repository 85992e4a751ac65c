import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { notFound } from './copy.ts';
import * as css from './NotFoundScreen.css.ts';

/** Renders the screen of every path without a route. */
export function NotFoundScreen() {
  return (
    <div className={css.root}>
      <div className={css.figure} aria-hidden="true">
        <span>4</span>
        <span className={css.ring}>
          <SoundWaveRing />
        </span>
        <span>4</span>
      </div>
      <ScreenHeading>{notFound.title}</ScreenHeading>
      <p className={css.body}>{notFound.body}</p>
      <div className={css.home}>
        <ButtonLink href={paths.home} variant="primary">
          {notFound.home}
        </ButtonLink>
      </div>
    </div>
  );
}
