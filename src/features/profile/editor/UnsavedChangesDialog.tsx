import type { LeaveGuard } from '../../../lib/forms/useLeaveGuard.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { edit } from '../copy.ts';

/** Asks for confirmation before the editor is left with unsaved changes. */
export function UnsavedChangesDialog({ guard }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      open={guard.isConfirming}
      title={edit.leaveTitle}
      body={edit.leaveBody}
      confirmLabel={edit.leave}
      cancelLabel={edit.stay}
      danger
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
