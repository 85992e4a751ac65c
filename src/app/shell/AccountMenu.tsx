import { useState } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { apiHost } from '../../api/host.ts';
import { endSession } from '../../api/session.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import { InstallIcon } from '../../ui/icons/InstallIcon.tsx';
import { LateDialog } from '../../ui/Late/LateDialog.tsx';
import { LogOutIcon } from '../../ui/icons/LogOutIcon.tsx';
import { preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { PencilIcon } from '../../ui/icons/PencilIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { shell } from '../copy.ts';
import { deployment } from '../deployment/deployment.ts';
import { noteEffectSetting, setNoteEffect } from '../effects/noteEffectSetting.ts';
import * as css from './AccountMenu.css.ts';
import { accountMenu } from './copy.ts';
import { NoteIcon } from './NoteIcon.tsx';
import { ownName } from './ownName.ts';

const DeleteAccountDialog = lazyComponent(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

/** Who opens the menu may want what is behind its entries. */
function preloadDialog() {
  DeleteAccountDialog.preload();
  preloadConfirmDialog();
}

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
  const install = useStore(deployment, (state) => state.install);
  const hasNotes = useStore(noteEffectSetting, (setting) => setting.isOn);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <span className={css.root} onFocus={preloadDialog} onPointerEnter={preloadDialog}>
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
          {
            label: accountMenu.noteEffect,
            icon: <NoteIcon />,
            checked: hasNotes,
            onSelect: () => setNoteEffect(!hasNotes),
          },
          ...(install === null ? [] : [{ label: accountMenu.install, icon: <InstallIcon />, onSelect: install }]),
          { label: shell.logOut, icon: <LogOutIcon />, onSelect: () => endSession('logout') },
          {
            label: accountMenu.deleteAccount,
            icon: <WarningIcon />,
            tone: 'danger',
            onSelect: () => setIsDeleting(true),
          },
        ]}
      >
        <Avatar person={person} size="small" decorative />
      </MenuButton>
      <LateDialog open={isDeleting} onFailed={() => setIsDeleting(false)}>
        <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} />
      </LateDialog>
    </span>
  );
}
