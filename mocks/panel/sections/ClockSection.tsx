import { useEffect, useState } from 'react';
import { now } from '../../../src/lib/time/clock.ts';
import { every } from '../../../src/lib/time/timer.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { PanelLine } from '../../adapters/panel/panelCalls.ts';
import { clock } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { panelTime } from './panelTime.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

/** Shows the World's time and advances it. */
export function ClockSection({ line, ahead }: { line: PanelLine; ahead: number }) {
  const [machine, setMachine] = useState(now);
  useEffect(() => every(1_000, () => setMachine(now())), []);
  const { problem, run } = usePanelCall(line);
  return (
    <>
      <p className={css.note}>{clock.now(panelTime(machine + ahead))}</p>
      <div className={css.buttons}>
        {clock.steps.map(({ label, milliseconds }) => (
          <Button key={label} size="compact" onClick={() => run('advance', { milliseconds })}>
            {label}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  );
}
