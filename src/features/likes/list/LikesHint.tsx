import { useState } from 'react';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { localStore } from '../../../lib/storage/storage.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { CloseIcon, InfoIcon } from '../../../ui/icons/icons.tsx';
import { likes } from '../copy.ts';
import * as css from './LikesHint.css.ts';

/**
 * Returns the key in local storage, one for each tab. A logout does not remove it, because it belongs to the device.
 */
const keyOf = (tab: LikeTab) => `likes-hint-closed:${tab}` as const;

/**
 * Explains what a tab contains until the user closes it: two small lines, so that the first card is visible (rule L23).
 */
export function LikesHint({ tab }: { tab: LikeTab }) {
  const [closed, setClosed] = useState<readonly LikeTab[]>([]);
  if (closed.includes(tab) || localStore.get(keyOf(tab)) !== null) return null;
  const close = () => {
    localStore.set(keyOf(tab), 'yes');
    setClosed([...closed, tab]);
    // The button disappears, so the focus returns to the tab.
    document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.root} role="status">
      <span className={css.icon}>
        <InfoIcon size="small" />
      </span>
      <p className={css.words}>{likes.hints[tab]}</p>
      <IconButton label={likes.closeHint} onClick={close}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}
