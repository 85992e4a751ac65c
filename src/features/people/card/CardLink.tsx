import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Profile } from '../../../api/generated/model/index.ts';
import { personLink } from '../../../navigation/personAddress.ts';
import { card } from '../copy.ts';
import { preloadProfileDialog } from '../dialog/lazyProfileDialog.ts';
import { seedProfileCache } from './seedProfileCache.ts';
import * as css from './CardLink.css.ts';

/** The person's name as a link to their dialog; the clickable area is the whole card (rule F11). */
export function CardLink({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [path] = useLocation();
  const [search] = useSearchParams();
  return (
    <Link
      {...personLink(path, search, { by: 'profile', id: profile.id })}
      className={css.link}
      aria-label={card.open(profile.display_name)}
      onPointerEnter={preloadProfileDialog}
      onFocus={preloadProfileDialog}
      onClick={() => seedProfileCache(client, profile)}
    >
      {profile.display_name}
    </Link>
  );
}
