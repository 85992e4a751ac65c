import * as css from './Avatar.css.ts';
import { PersonPicture, type PersonPictureData } from './PersonPicture.tsx';

export type AvatarSize = keyof typeof css.size;

interface AvatarProps {
  person: PersonPictureData;
  /** 32, 40, 56 or 96 px; default `medium` (40). */
  size?: AvatarSize;
  /** The name is shown beside it, so the picture is hidden from assistive technology. */
  decorative?: boolean;
}

/** A person's picture in a circle, beside a name. On a card and at the top of a dialog it is `PersonPicture`. */
export function Avatar({ person, size = 'medium', decorative = false }: AvatarProps) {
  return <PersonPicture person={person} decorative={decorative} eager className={css.size[size]} />;
}
