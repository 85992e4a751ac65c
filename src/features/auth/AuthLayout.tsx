import type { ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { stage } from './copy.ts';
import * as css from './AuthLayout.css.ts';

/** Decoration can wait until the form may be used. */
const StageCircle = lazyComponent(async () => (await import('./StageCircle.tsx')).StageCircle);

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The screens before the login: the stage on one side, what is to be filled in on the other. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={css.root}>
      <div className={css.stage}>
        <span className={css.ring}>
          <LoadBoundary>
            <StageCircle />
          </LoadBoundary>
        </span>
        <Wordmark size="large" />
        <div className={css.promise}>
          <p className={css.headline}>{stage.headline}</p>
          <p className={css.sub}>{stage.sub}</p>
        </div>
      </div>
      <div className={css.side}>
        <div className={css.panel}>
          <div className={css.head}>
            <ScreenHeading>{title}</ScreenHeading>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
