import * as css from './Avatar.css.ts';
import { Portrait, type PortraitPerson } from './Portrait.tsx';

export const avatarSizes = ['small', 'medium', 'large', 'huge'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

interface AvatarProps {
  person: PortraitPerson;
  /** 32, 40, 56 or 96 px; medium unless given. */
  size?: AvatarSize;
  /** The name stands right beside it: the picture is skipped when the page is read out. */
  decorative?: boolean;
}

/** A person as a round picture. */
export function Avatar({ person, size = 'medium', decorative = false }: AvatarProps) {
  return (
    <span className={css.size[size]}>
      <Portrait person={person} decorative={decorative} eager />
    </span>
  );
}
