import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { apiHost } from '../../api/host.ts';
import { endSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import { LogOutIcon } from '../../ui/icons/LogOutIcon.tsx';
import { PencilIcon } from '../../ui/icons/PencilIcon.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { shell } from '../copy.ts';
import * as css from './AccountMenu.css.ts';
import { ownName } from './ownName.ts';

/** Who is logged in, and what concerns the account. */
export function AccountMenu() {
  const { data: user } = useGetCurrentUser();
  const { data: profile } = useGetMyProfile();
  const name = ownName(profile, user);
  const person = portraitPerson({
    name,
    avatarUrl: profile?.avatar_url,
    host: apiHost(),
    userId: user?.id ?? '',
    instrument: profile?.tags.instruments[0]?.value,
  });
  return (
    <MenuButton
      label={shell.openMenu}
      header={
        <div className={css.who}>
          <Avatar person={person} decorative />
          <div className={css.words}>
            <span className={css.name}>{name}</span>
            <span className={css.email}>{user?.email}</span>
          </div>
        </div>
      }
      items={[
        { label: shell.editProfile, icon: <PencilIcon />, href: paths.profileEdit },
        { label: shell.logOut, icon: <LogOutIcon />, onSelect: () => endSession('logout') },
      ]}
    >
      <Avatar person={person} size="small" decorative />
    </MenuButton>
  );
}
