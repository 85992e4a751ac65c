import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { crash, notFound } from '../copy.ts';
import * as css from './CrashFallback.css.ts';

/** Replaces a screen that threw while rendering, or whose code failed to load. Offers a reload and a way out. */
export function CrashFallback() {
  return (
    <div role="alert" className={css.root}>
      <EmptyState
        drawing={<CableDrawing />}
        title={crash.title}
        hint={crash.body}
        action={
          <Cluster gap="medium" justify="center">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {common.reload}
            </Button>
            <ButtonLink href={paths.home}>{notFound.home}</ButtonLink>
          </Cluster>
        }
      />
    </div>
  );
}
