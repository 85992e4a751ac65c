import type { ReactNode } from 'react';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { hero } from './copy.ts';
import * as css from './AuthLayout.css.ts';

/** Loaded lazily, because the decoration must not delay the form. */
const DecorativeAvatarRing = lazyComponent(
  async () => (await import('./DecorativeAvatarRing.tsx')).DecorativeAvatarRing,
);

interface AuthLayoutProps {
  title: string;
  lead?: string;
  /** Link to another screen for users who are on the wrong one; shown above a form that is longer than the window. */
  other?: ReactNode;
  children: ReactNode;
}

/** Lays out all screens for signed-out users: the decorated headline on one side, the form on the other. */
export function AuthLayout({ title, lead, other, children }: AuthLayoutProps) {
  return (
    <div className={css.root}>
      <div className={css.authBanner}>
        <span className={css.ring}>
          <LoadBoundary>
            <DecorativeAvatarRing />
          </LoadBoundary>
        </span>
        <Wordmark size="large" />
        <div className={css.promise}>
          <p className={css.headline}>{hero.headline}</p>
          <p className={css.sub}>{hero.sub}</p>
        </div>
      </div>
      <div className={css.side}>
        <div className={css.panel}>
          <Stack gap="hair">
            <ScreenHeading>{title}</ScreenHeading>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
            {other !== undefined && <p className={css.other}>{other}</p>}
          </Stack>
          {children}
        </div>
      </div>
    </div>
  );
}

/** What a screen passes to the fields of its form. */
export interface FormProps<Values> {
  /** Message about the last failed attempt. */
  error: string | null;
  pending: boolean;
  /** Receives the validated and normalized values. */
  onSubmit: (values: Values) => void;
}
