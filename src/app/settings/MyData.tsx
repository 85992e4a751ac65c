import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ChangePassword } from './data/ChangePassword.tsx';
import { ownData, password } from './data/copy.ts';
import { DataDownload } from './data/DataDownload.tsx';
import { stored } from './stored/copy.ts';
import { type AskFirst, StoredList, useStored } from './stored/StoredList.tsx';

interface MyDataProps {
  /** Asks a question outside of the settings' dialog: nested in it, the dialog would have no backdrop. */
  onAsk: AskFirst;
}

/**
 * Renders the settings for the user's data: password change, download, and what this browser stores. Loaded with the
 * first settings.
 */
export function MyData({ onAsk }: MyDataProps) {
  const things = useStored(onAsk);
  return (
    <Stack gap="medium">
      <DialogPart title={password.change}>
        <ChangePassword />
      </DialogPart>
      <DialogPart title={ownData.download}>
        <DataDownload />
      </DialogPart>
      <DialogPart title={stored.title}>
        <StoredList things={things} />
      </DialogPart>
    </Stack>
  );
}
