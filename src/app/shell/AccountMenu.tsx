import { useState } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Profile, User } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { hasStoredTake } from '../../session/takes.ts';
import { hasUnsent, hasUnsentPost } from '../../session/unsent.ts';
import { portraitPerson } from '../../media/portraitPerson.ts';
import { paths } from '../../navigation/paths.ts';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { confirmThenLeave } from '../../lib/forms/leaveConfirmations.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { common } from '../../ui/copy.ts';
import {
  InstallIcon,
  KeyboardIcon,
  LogOutIcon,
  SlidersIcon,
  NoteIcon,
  PencilIcon,
} from '../../ui/icons/shellIcons.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { accountMenu, shell, unsentDialog } from '../copy.ts';
import { deployment } from '../deployment/deployment.ts';
import { noteEffectSetting } from '../effects/NoteEffect.tsx';
import type { AccountDialog } from './AccountDialogs.tsx';
import * as css from './AccountMenu.css.ts';

const AccountDialogs = lazyComponent(async () => (await import('./AccountDialogs.tsx')).AccountDialogs);

/** Loads the code of the dialogs of the menu's entries when the menu is about to be opened. */
function preloadDialog() {
  AccountDialogs.preload();
  preloadConfirmDialog();
}

/** Renders the avatar button with the menu of the signed-in user's account. */
export function AccountMenu() {
  'use no memo';
  const session = useSession();
  const { data: user } = useGetCurrentUser();
  const { data: profile } = useGetMyProfile();
  const name = viewerName(profile, user);
  const person = portraitPerson({
    name,
    avatarUrl: profile?.avatar_url,
    userId: user?.id ?? '',
    profile,
  });
  const install = useStore(deployment, (state) => state.install);
  const hasNotes = useDeviceSetting(noteEffectSetting);
  const hasKeyboard = useMediaQuery('(any-hover: hover)');
  const [opened, setOpened] = useState<AccountDialog | null>(null);
  const close = () => setOpened(null);
  useShortcutAction('showShortcuts', () => setOpened('shortcuts'));
  // What a logout would lose while the question about it is open: messages, a post, or both.
  const [unsent, setUnsent] = useState<keyof typeof unsentDialog.titles | null>(null);
  const asked = useLastDefined(unsent) ?? 'messages';
  const endSession = () => {
    setUnsent(null);
    confirmThenLeave('logout', () => session.end('logout'));
  };
  // Up to two confirmations in sequence: about unsent items, then about unsaved changes on the
  // screen, which are discarded only after the last confirmation.
  const logOut = () => {
    const hasMessages = hasUnsent(user?.id);
    const hasPost = hasUnsentPost(session) || hasStoredTake(user?.id ?? '');
    if (hasMessages) setUnsent(hasPost ? 'both' : 'messages');
    else if (hasPost) setUnsent('post');
    else endSession();
  };
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
            onSelect: () => noteEffectSetting.set(!hasNotes),
          },
          { label: accountMenu.settings, icon: <SlidersIcon />, onSelect: () => setOpened('settings') },
          ...(hasKeyboard
            ? [{ label: accountMenu.shortcuts, icon: <KeyboardIcon />, onSelect: () => setOpened('shortcuts') }]
            : []),
          ...(install === null ? [] : [{ label: accountMenu.install, icon: <InstallIcon />, onSelect: install }]),
          { label: shell.logOut, icon: <LogOutIcon />, onSelect: logOut },
          {
            label: accountMenu.deleteAccount,
            icon: <WarningIcon />,
            tone: 'danger',
            onSelect: () => setOpened('deletion'),
          },
        ]}
      >
        <Avatar person={person} size="small" decorative />
      </MenuButton>
      <ConfirmDialog
        open={unsent !== null}
        danger
        title={unsentDialog.titles[asked]}
        body={unsentDialog.body}
        confirmLabel={unsentDialog.confirm}
        onConfirm={endSession}
        onCancel={() => setUnsent(null)}
      />
      <LazyDialog open={opened !== null} onFailed={close}>
        <AccountDialogs opened={opened} onClose={close} />
      </LazyDialog>
    </span>
  );
}

/** Returns the name of the signed-in user: display name, else username, else ユーザー. */
export function viewerName(
  profile: Pick<Profile, 'display_name'> | undefined,
  user: Pick<User, 'username'> | undefined,
): string {
  return isolate(trimText(profile?.display_name)) || trimText(user?.username) || common.defaultUser;
}
