import type { ComponentProps } from 'react';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import type { PlayerSettings as Settings } from './PlayerSettings.tsx';
import * as css from '../controls/TimeRow.css.ts';

const PlayerSettings = lazyComponent(async () => (await import('./PlayerSettings.tsx')).PlayerSettings);

/** The settings of a player, whose code is loaded once something plays. Their space is reserved until then. */
export function LazyPlayerSettings(props: ComponentProps<typeof Settings>) {
  return (
    <span className={css.settings}>
      <LoadBoundary>
        <PlayerSettings {...props} />
      </LoadBoundary>
    </span>
  );
}
