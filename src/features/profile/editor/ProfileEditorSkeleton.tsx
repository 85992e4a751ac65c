import { Card } from '../../../ui/Card/Card.tsx';
import { common } from '../../../ui/copy.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as editor from './ProfileEditor.css.ts';
import * as css from './ProfileEditorSkeleton.css.ts';

const FIELDS = 3;

/** Renders a placeholder with the layout of the editor. */
export function ProfileEditorSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      <div className={editor.columns}>
        <div className={editor.aside} aria-hidden="true">
          <span className={css.line}>
            <Skeleton shape="box" />
          </span>
          <div className={css.wide}>
            <Card>
              <div className={css.card} />
            </Card>
          </div>
        </div>
        <div className={editor.main} aria-hidden="true">
          <span className={css.tabs}>
            <Skeleton shape="box" />
          </span>
          <span className={css.avatar}>
            <Skeleton shape="circle" width="96px" />
          </span>
          {Array.from({ length: FIELDS }, (_, index) => (
            <span key={index} className={css.field}>
              <Skeleton shape="box" />
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
