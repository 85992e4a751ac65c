import { useLastDefined } from '../../../lib/react/useLast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { unsentDialog } from '../copy.ts';

/** The kinds of items that a logout would lose: messages, a post, or both. */
export type Unsent = keyof typeof unsentDialog.titles;

interface Props {
  /** Null while the dialog is closed. */
  unsent: Unsent | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a logout that would lose what has not reached the server (rules M1b and B31). */
export function UnsentDialog({ unsent, onConfirm, onCancel }: Props) {
  const shown = useLastDefined(unsent) ?? 'messages';
  return (
    <ConfirmDialog
      open={unsent !== null}
      danger
      title={unsentDialog.titles[shown]}
      body={unsentDialog.body}
      confirmLabel={unsentDialog.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
