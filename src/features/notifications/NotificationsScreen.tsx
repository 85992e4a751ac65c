import { useState } from 'react';
import { Link } from 'wouter';
import { networkMessage } from '../../api/errors.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { common } from '../../ui/copy.ts';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { NotificationList, NotificationListSkeleton } from './NotificationList.tsx';
import { notifications } from './copy.ts';
import { useArrivalAnnouncements, useNotifications } from './useNotifications.ts';
import type { HiddenUnreadCounts } from './visit.ts';
import * as css from './NotificationsScreen.css.ts';

/**
 * Renders the list of the operators' notifications. Notifications about likes and messages are not listed but counted,
 * with links to their own screens.
 */
export function NotificationsScreen() {
  const { shown, hidden, isLoading, error, retry, isMarking, markAll, open, remove } = useNotifications();
  const [tab, setTab] = useState('all');
  const unread = shown.filter(({ isUnread }) => isUnread).length;
  const visible = tab === 'all' ? shown : shown.filter(({ wasUnreadDuringVisit }) => wasUnreadDuringVisit);
  const isReady = !isLoading && error === null;
  useArrivalAnnouncements(
    shown.map(({ item }) => item.id),
    isReady,
  );

  return (
    <div className={css.root}>
      <div className={css.head}>
        <ScreenHeading>{notifications.title}</ScreenHeading>
        {shown.length > 0 && (
          <Button size="compact" loading={isMarking} onClick={() => markAll()}>
            {notifications.markAll}
          </Button>
        )}
      </div>
      <Tabs
        label={notifications.title}
        tabs={[
          { id: 'all', label: notifications.all },
          { id: 'unread', label: notifications.unread, badge: unread },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <div aria-busy={isLoading}>
          <div role="status">{isLoading && <VisuallyHidden>{common.loading}</VisuallyHidden>}</div>
          {isLoading && <NotificationListSkeleton />}
          {error !== null && (
            <div role="alert">
              <LoadFailure hint={networkMessage(error)} onRetry={retry} />
            </div>
          )}
          <HiddenUnreadLinks counts={hidden} />
          {isReady && visible.length === 0 && (
            <EmptyState
              drawing={<SilenceDrawing />}
              title={tab === 'all' ? notifications.empty : notifications.emptyUnread}
              hint={notifications.emptyHint}
              action={
                <ButtonLink href={paths.search} variant="primary">
                  {notifications.findPeople}
                </ButtonLink>
              }
            />
          )}
          {visible.length > 0 && (
            <NotificationList
              shown={visible}
              onOpen={(item) => void open(item)}
              onDelete={(item) => void remove(item)}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}

/**
 * Links to the unread likes, matches and messages that the bell counts and the list does not show. Renders nothing when
 * there are none.
 */
function HiddenUnreadLinks({ counts: { likes, matches, messages } }: { counts: HiddenUnreadCounts }) {
  const links = [
    { href: `${paths.likes}?tab=received`, label: notifications.newLikes, count: likes },
    { href: `${paths.likes}?tab=matched`, label: notifications.newMatches, count: matches },
    { href: paths.messages, label: notifications.newMessages, count: messages },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <ul className={css.elsewhere}>
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <Link href={href} className={css.elsewhereLink}>
            <span>{label(count)}</span>
            <span className={css.look}>{notifications.look}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
