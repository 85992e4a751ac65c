import { Badge } from '../Badge/Badge.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { tabsCopy } from './copy.ts';
import * as css from './Tabs.css.ts';
import type { Tab } from './tabsProps.ts';

/** As wide as a digit. */
const UNCOUNTED = '\u2007';

/** What a tab shows, in the row and in the drawer. */
export function TabLabel({ tab: { label, count, accessibleName, badge = 0, invalid = false } }: { tab: Tab }) {
  return (
    <>
      <span aria-hidden={accessibleName ? true : undefined}>
        {label} {count !== undefined && <span className={css.count}>{count ?? UNCOUNTED}</span>}
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
