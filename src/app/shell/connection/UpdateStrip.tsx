import { useStore } from 'zustand';
import { Button } from '../../../ui/Button/Button.tsx';
import { InfoIcon } from '../../../ui/icons/icons.tsx';
import { deployment, applyUpdate } from '../../deployment/deployment.ts';
import { update } from '../copy.ts';
import * as css from './ConnectionBanner.css.ts';

/** Renders a strip below the top bar while a newer version of the app is available. */
export function UpdateStrip() {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
  'use no memo';
  const isNewerThere = useStore(deployment, (state) => state.isUpdateAvailable);
  return (
    <div role="status">
      {isNewerThere && (
        <div className={css.strip} data-update>
          <span className={css.updateIcon}>
            <InfoIcon size="small" />
          </span>
          <span>{update.text}</span>
          <Button size="compact" onClick={applyUpdate}>
            {update.load}
          </Button>
        </div>
      )}
    </div>
  );
}
