import { Badge } from '../Badge/Badge.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { tabsCopy } from './copy.ts';
import * as css from './Tabs.css.ts';
import type { Tab } from './tabsProps.ts';

/** A blank as wide as a digit, shown while the count is unknown. */
const FIGURE_SPACE = '\u2007';

/** The content of a tab, in the row and in the drawer. */
export function TabLabel({ tab: { label, count, accessibleName, badge = 0, invalid = false } }: { tab: Tab }) {
  return (
    <>
      <span aria-hidden={accessibleName ? true : undefined}>
        <span>{`${label} `}</span>
        {count !== undefined && <span className={css.count}>{count ?? FIGURE_SPACE}</span>}
      </span>
      {accessibleName && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      <Badge count={badge} />
      {invalid && (
        <span className={css.invalid}>
          <WarningIcon size="small" />
          <VisuallyHidden>{tabsCopy.invalid}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
