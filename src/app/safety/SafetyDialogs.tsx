import { useSession } from '../../session/SessionScope.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { safety as copy } from '../../hiddenPeople/copy.ts';
import { blockPerson } from '../../hiddenPeople/hidePerson.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { SafetyRequest } from '../../hiddenPeople/hiddenPeople.ts';

interface SafetyDialogsProps {
  request: SafetyRequest;
  open: boolean;
  onClose: () => void;
}

/** Renders the confirmation before a person is blocked, or the dialog in which they are reported (rules F42, F43). */
export function SafetyDialogs({ request, open, onClose }: SafetyDialogsProps) {
  const session = useSession();
  if (request.kind === 'report') {
    const { person, post, messageId } = request;
    return (
      <ReportDialog
        // A report of another person or item must not contain what was written for this one.
        key={messageId ?? post?.id ?? person.userId}
        report={request}
        open={open}
        onClose={onClose}
      />
    );
  }
  const { person } = request;
  return (
    <ConfirmDialog
      open={open}
      title={copy.blockTitle(person.name)}
      body={copy.blockBody}
      confirmLabel={copy.blockConfirm}
      onConfirm={() => {
        blockPerson(session, person);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
