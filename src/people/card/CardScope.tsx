import { useQueryClient } from '@tanstack/react-query';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { useLocation, useRouter, useSearchParams } from 'wouter';
import type { Profile, ProfileId } from '../../api/generated/model/index.ts';
import { getGetProfileQueryKey } from '../../api/generated/profiles/profiles.ts';
import { useLikesViewer } from '../../likes/useLike.ts';
import { personHref, personLink } from '../../navigation/personAddress.ts';
import { isViewer, useKnownViewer } from '../person.ts';

/** Functions that all cards of a screen share. */
interface CardScope {
  /** Returns whether a profile is the viewer's own; undefined while it is not known. */
  isViewer: (profile: Profile) => boolean | undefined;
  /** Returns whether a profile likes the viewer, according to the newest 100 received likes. */
  likesViewer: (id: ProfileId) => boolean;
}

/** What the link of a card needs. It changes with the URL, so the other parts of a card do not depend on it. */
interface CardLinks {
  /** Returns the URL that opens a person's dialog over the screen. */
  hrefOf: (id: ProfileId) => string;
  /** Opens the dialog of a person in this page, unless the click is for another tab or window. */
  open: (event: MouseEvent, profile: Profile) => void;
}

const CardScopeContext = createContext<CardScope | null>(null);
const CardLinksContext = createContext<CardLinks | null>(null);

/** Returns the scope of a card. @throws outside of a `CardScopeProvider` */
export function useCardScope(): CardScope {
  return known(useContext(CardScopeContext));
}

/** Returns what the link of a card needs. @throws outside of a `CardScopeProvider` */
export function useCardLinks(): CardLinks {
  return known(useContext(CardLinksContext));
}

function known<Context>(context: Context | null): Context {
  if (context === null) throw new Error('There is no CardScopeProvider above this card');
  return context;
}

/**
 * Subscribes to the URL, to the viewer and to the received likes once for all cards of a screen, because subscriptions
 * of a dozen cards would cost more than their rendering.
 */
export function CardScopeProvider({ children }: { children: ReactNode }) {
  const viewer = useKnownViewer();
  const likesViewer = useLikesViewer();
  const scope: CardScope = { isViewer: (profile) => isViewer(profile, viewer), likesViewer };
  return (
    <CardScopeContext value={scope}>
      <CardLinksProvider>{children}</CardLinksProvider>
    </CardScopeContext>
  );
}

function CardLinksProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { hrefs, base } = useRouter();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  // Without the person of the dialog, so that opening one renders no card again.
  const screen = personHref('', search, null);
  const parameters = new URLSearchParams(screen);
  const links: CardLinks = {
    hrefOf: (id) => hrefs(base + personHref(path, parameters, { by: 'profile', id })),
    open(event, profile) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      // The dialog renders at once; marked as stale, so that it still requests the current profile.
      const queryKey = getGetProfileQueryKey(profile.id);
      if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, profile, { updatedAt: 0 });
      const { href, state } = personLink(path, parameters, { by: 'profile', id: profile.id });
      navigate(href, { state });
    },
  };
  return <CardLinksContext value={links}>{children}</CardLinksContext>;
}
