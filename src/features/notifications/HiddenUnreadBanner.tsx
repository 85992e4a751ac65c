import { paths } from '../../navigation/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { notifications } from './copy.ts';
import type { HiddenUnreadCounts } from './hiddenUnreadCounts.ts';

/**
 * Links to the unread likes, matches and messages that the bell counts and the list does not show. Renders nothing when
 * there are none.
 */
export function HiddenUnreadBanner({ counts: { likes, matches, messages } }: { counts: HiddenUnreadCounts }) {
  const links = [
    { href: `${paths.likes}?tab=received`, label: notifications.newLikes, count: likes },
    { href: `${paths.likes}?tab=matched`, label: notifications.newMatches, count: matches },
    { href: paths.messages, label: notifications.newMessages, count: messages },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <Banner
      kind="info"
      action={
        <Cluster gap="small">
          {links.map(({ href, label, count }) => (
            <ButtonLink key={href} size="compact" href={href}>
              {label(count)}
            </ButtonLink>
          ))}
        </Cluster>
      }
    >
      {notifications.elsewhere}
    </Banner>
  );
}
