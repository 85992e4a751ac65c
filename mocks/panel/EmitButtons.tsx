import { useState } from 'react';
import type { UserId } from '../../src/api/generated/model/index.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import type { PanelAsk, PanelCallName, PanelLine } from '../adapters/panelCalls.ts';
import { emit, mock } from './copy.ts';
import * as css from './MockPanel.css.ts';
import { Problem } from './Problem.tsx';
import { useDeed } from './useDeed.ts';

interface EmitButtonsProps {
  line: PanelLine;
  me: UserId;
  /** Null while nobody fits. */
  partner: UserId | null;
  /** The partner was brought online before. */
  isOnline: boolean;
  /** What a message says. */
  content: string;
  /** A message without content was asked for. */
  onMissing: () => void;
}

/** What the partner can do, one button each; what was done is said below them. */
export function EmitButtons({ line, me, partner, isOnline, content, onMissing }: EmitButtonsProps) {
  const [done, setDone] = useState('');
  const { problem, run } = useDeed(line);
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
          button(names.message, 'performDeed', to && { kind: 'message', ...to, content })
        )}
        {button(names.typing, 'type', to)}
        {button(names.like, 'performDeed', to && { kind: 'like', ...to })}
        {button(names.match, 'performDeed', to && { kind: 'match', ...to })}
        {button(names.notification, 'performDeed', { kind: 'notification', me })}
        {button(isOnline ? emit.offline : names.online, 'visit', to && { partner: to.partner })}
      </div>
      <p role="status" className={css.note}>
        {done}
      </p>
      <Problem text={problem} />
    </>
  );
}
