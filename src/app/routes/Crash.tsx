import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { crash, notFound } from '../copy.ts';
import * as css from './Crash.css.ts';

/** What is left of a screen that has crashed, or whose code did not arrive: what happened, and two ways on. */
export function Crash() {
  return (
    <div role="alert" className={css.root}>
      <EmptyState
        drawing={<CableDrawing />}
        title={crash.title}
        hint={crash.body}
        action={
          <div className={css.ways}>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {common.reload}
            </Button>
            <ButtonLink href={paths.home}>{notFound.home}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}
