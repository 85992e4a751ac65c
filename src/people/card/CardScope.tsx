import { useQueryClient } from '@tanstack/react-query';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { useLocation, useRouter, useSearchParams } from 'wouter';
import type { Profile, ProfileId } from '../../api/generated/model/index.ts';
import { getGetProfileQueryKey } from '../../api/generated/profiles/profiles.ts';
import { useLikesViewer } from '../../likes/useLike.ts';
import { personLink } from '../../navigation/personAddress.ts';
import { isViewer, useKnownViewer } from '../person.ts';

/** Data and functions that all cards of a screen share. */
interface CardScope {
  /** Returns the URL that opens a person's dialog over the screen. */
  hrefOf: (id: ProfileId) => string;
  /** Opens the dialog of a person in this page, unless the click is for another tab or window. */
  open: (event: MouseEvent, profile: Profile) => void;
  /** Returns whether a profile is the viewer's own; undefined while it is not known. */
  isViewer: (profile: Profile) => boolean | undefined;
  /** Returns whether a profile likes the viewer, according to the newest 100 received likes. */
  likesViewer: (id: ProfileId) => boolean;
}

const CardScopeContext = createContext<CardScope | null>(null);

/** Returns the scope of a card. @throws outside of a `CardScopeProvider` */
export function useCardScope(): CardScope {
  const scope = useContext(CardScopeContext);
  if (scope === null) throw new Error('There is no CardScopeProvider above this card');
  return scope;
}

/**
 * Subscribes to the URL, to the viewer and to the received likes once for all cards of a screen, because subscriptions
 * of a dozen cards would cost more than their rendering.
 */
export function CardScopeProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { hrefs, base } = useRouter();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const viewer = useKnownViewer();
  const linkTo = (id: ProfileId) => personLink(path, search, { by: 'profile', id });
  const likesViewer = useLikesViewer();
  const scope: CardScope = {
    hrefOf: (id) => hrefs(base + linkTo(id).href),
    open(event, profile) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      // The dialog renders at once; marked as stale, so that it still requests the current profile.
      const queryKey = getGetProfileQueryKey(profile.id);
      if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, profile, { updatedAt: 0 });
      const { href, state } = linkTo(profile.id);
      navigate(href, { state });
    },
    isViewer: (profile) => isViewer(profile, viewer),
    likesViewer,
  };
  return <CardScopeContext value={scope}>{children}</CardScopeContext>;
}
