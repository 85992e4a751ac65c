import { useStore } from 'zustand';
import { Button } from '../../ui/Button/Button.tsx';
import { InfoIcon } from '../../ui/icons/InfoIcon.tsx';
import { deployment, loadNewer } from '../deployment/deployment.ts';
import { update } from './copy.ts';
import * as css from './ConnectionBanner.css.ts';

/** A strip below the bar while a newer version of the app waits to be loaded. */
export function UpdateStrip() {
  const isNewerThere = useStore(deployment, (state) => state.isNewerThere);
  return (
    <div role="status">
      {isNewerThere && (
        <div className={css.strip} data-update>
          <span className={css.news}>
            <InfoIcon size="small" />
          </span>
          <span>{update.text}</span>
          <Button size="compact" onClick={loadNewer}>
            {update.load}
          </Button>
        </div>
      )}
    </div>
  );
}
