import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ChangePassword } from './data/ChangePassword.tsx';
import { ownData, password } from './data/copy.ts';
import { DataDownload } from './data/DataDownload.tsx';
import { stored } from './stored/copy.ts';
import { StoredList } from './stored/StoredList.tsx';
import { type AskFirst, useStored } from './stored/useStored.ts';

interface MyDataProps {
  /** Asks a question outside of the settings' dialog: nested in it, it would have no backdrop. */
  onAsk: AskFirst;
}

/** The user's own data: another password, the file of it, and what this browser keeps. Loaded with the first settings. */
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
