import { useState } from 'react';
import type { UserId } from '../../../src/api/generated/model/index.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { PanelAsk, PanelCallName, PanelLine } from '../../adapters/panel/panelCalls.ts';
import { emit, mock } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

interface EmitButtonsProps {
  line: PanelLine;
  me: UserId;
  /** Null while there is no suitable user. */
  partner: UserId | null;
  /** Whether the partner was brought online before. */
  isOnline: boolean;
  /** The text of a message. */
  content: string;
  /** Whether a message without text was requested. */
  onMissing: () => void;
}

/** One button for each action of the partner; its result is shown below them. */
export function EmitButtons({ line, me, partner, isOnline, content, onMissing }: EmitButtonsProps) {
  const [done, setDone] = useState('');
  const { problem, run } = usePanelCall(line);
  const { names } = emit;

  const button = <Name extends PanelCallName>(label: string, name: Name, ask: PanelAsk<Name> | null) => (
    <Button
      size="compact"
      disabled={ask === null}
      onClick={() => {
        setDone('');
        if (ask !== null) run(name, ask, () => setDone(mock.done(label)));
      }}
    >
      {label}
    </Button>
  );
  const to = partner === null ? null : { me, partner };

  return (
    <>
      <div className={css.buttons}>
        {content === '' ? (
          <Button size="compact" onClick={onMissing}>
            {names.message}
          </Button>
        ) : (
          button(names.message, 'performPartnerAction', to && { kind: 'message', ...to, content })
        )}
        {button(names.typing, 'type', to)}
        {button(names.like, 'performPartnerAction', to && { kind: 'like', ...to })}
        {button(names.match, 'performPartnerAction', to && { kind: 'match', ...to })}
        {button(names.notification, 'performPartnerAction', { kind: 'notification', me })}
        {button(isOnline ? emit.offline : names.online, 'visit', to && { partner: to.partner })}
      </div>
      <p role="status" className={css.note}>
        {done}
      </p>
      <Problem text={problem} />
    </>
  );
}
