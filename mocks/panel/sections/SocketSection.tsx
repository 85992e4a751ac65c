import { Button } from '../../../src/ui/Button/Button.tsx';
import type { PanelLine } from '../../adapters/panel/panelCalls.ts';
import { socket } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

/** Closes all sockets once, or refuses them until they are restored. */
export function SocketSection({ line, isCut }: { line: PanelLine; isCut: boolean }) {
  const { problem, run } = usePanelCall(line);
  return (
    <>
      <p className={css.note} role="status">
        {isCut ? socket.isCut : socket.isOpen}
      </p>
      <div className={css.buttons}>
        <Button size="compact" onClick={() => run(isCut ? 'restoreSockets' : 'cutSockets', {})}>
          {isCut ? socket.connect : socket.disconnect}
        </Button>
        <Button size="compact" disabled={isCut} onClick={() => run('dropSockets', {})}>
          {socket.drop}
        </Button>
      </div>
      <Problem text={problem} />
    </>
  );
}
