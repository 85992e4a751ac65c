import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import * as css from './Banner.css.ts';

export const bannerKinds = ['error', 'info', 'ok'] as const;
export type BannerKind = (typeof bannerKinds)[number];

const icons: Record<BannerKind, typeof InfoIcon> = { error: WarningIcon, info: InfoIcon, ok: CheckIcon };

interface BannerProps {
  children: ReactNode;
  /** An error interrupts screen readers (`role=alert`); the other kinds wait for a pause (`role=status`). */
  kind: BannerKind;
  /** A button that resolves the problem. */
  action?: ReactNode;
}

/** A persistent message next to what it is about. Temporary messages are snackbars. */
export function Banner({ children, kind, action }: BannerProps) {
  const Icon = icons[kind];
  return (
    <div className={css.kind[kind]} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <span className={css.icon[kind]}>
        <Icon />
      </span>
      <div className={css.body}>
        <div>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
