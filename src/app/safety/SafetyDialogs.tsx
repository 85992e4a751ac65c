import { useState } from 'react';
import { useSession } from '../../session/SessionScope.tsx';
import { type SafetyRequest, reportAddress } from '../../hiddenPeople/hiddenPeople.ts';
import { blockPerson } from '../../hiddenPeople/hidePerson.ts';
import { safety as copy } from '../../hiddenPeople/copy.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { daySeparator } from '../../lib/time/chatTime.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import * as button from '../../ui/Button/Button.css.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { Select } from '../../ui/Select/Select.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { copyText } from '../../ui/copyText.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { reportMail } from './reportMail.ts';
import * as css from './SafetyDialogs.css.ts';

interface SafetyDialogsProps {
  request: SafetyRequest;
  open: boolean;
  onClose: () => void;
}

/** Renders the confirmation before a person is blocked, or the dialog in which they are reported. */
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
      danger
      body={
        <>
          {copy.blockBody.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
          <small className={css.note}>{copy.blockNote}</small>
        </>
      }
      confirmLabel={copy.blockConfirm}
      onConfirm={() => {
        blockPerson(session, person);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Maximum length of the words, because programs for e-mail cut off long links. */
const MOST_WORDS = 500;

interface ReportDialogProps {
  report: Extract<SafetyRequest, { kind: 'report' }>;
  open: boolean;
  onClose: () => void;
}

/** Shows the e-mail of a report to the operator, which the user completes and sends. */
function ReportDialog({
  report: { person, post, messages = [], messageId: firstId = '' },
  open,
  onClose,
}: ReportDialogProps) {
  const [words, setWords] = useState('');
  const [messageId, setMessageId] = useState(firstId);
  const [isRefused, setRefused] = useState(false);
  const now = useNow();
  const contact = reportAddress();
  const message = messages.find(({ id }) => id === messageId);
  const written = post ? ({ ...post, kind: 'post' } as const) : message && ({ ...message, kind: 'message' } as const);
  const { text, href, isWhole } = reportMail({ contact, person, written, words });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      staysOnPressOutside
      title={copy.report}
      description={copy.reportHelp}
      actions={
        <>
          <Button onClick={() => void copyText(`${copy.address(contact)}\n${text}`).then((done) => setRefused(!done))}>
            {copy.copyMail}
          </Button>
          <a
            className={`${button.variant.primary} ${button.size.medium}`}
            {...(tooLong(words, MOST_WORDS) === undefined ? { href } : { 'aria-disabled': true })}
          >
            {copy.openMail}
          </a>
        </>
      }
    >
      <Stack gap="medium">
        {messages.length > 0 && (
          <Select
            label={copy.reportedMessage}
            value={messageId}
            onChange={setMessageId}
            options={[
              { value: '', label: copy.noMessage },
              ...messages.map(({ id, text: content, at }) => ({
                value: id,
                label: `${daySeparator(at, now).text} ${isolate(content)}`,
              })),
            ]}
          />
        )}
        <TextArea
          label={copy.words}
          value={words}
          limit={MOST_WORDS}
          onChange={({ target }) => setWords(target.value)}
        />
        <div role="group" aria-label={copy.mail}>
          <p className={css.head} aria-hidden="true">
            {copy.mail}
          </p>
          <p className={css.mail}>{`${copy.address(contact)}\n${text}`}</p>
        </div>
        {!isWhole && <Banner kind="info">{copy.tooLongForMail}</Banner>}
        <div role="alert">{isRefused && copy.copyRefused}</div>
      </Stack>
    </Dialog>
  );
}
