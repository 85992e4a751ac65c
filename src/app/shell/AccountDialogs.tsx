import { DeleteAccountDialog } from '../settings/DeleteAccountDialog.tsx';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';

export type AccountDialog = 'deletion' | 'settings' | 'shortcuts';

interface AccountDialogsProps {
  opened: AccountDialog | null;
  onClose: () => void;
}

/** Renders the dialogs of the entries of the account menu, at most one of which is open. */
export function AccountDialogs({ opened, onClose }: AccountDialogsProps) {
  return (
    <>
      <DeleteAccountDialog open={opened === 'deletion'} onClose={onClose} />
      <SettingsDialog open={opened === 'settings'} onClose={onClose} />
      <ShortcutsDialog open={opened === 'shortcuts'} onClose={onClose} />
    </>
  );
}
