import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../../src/ui/ConfirmDialog/ConfirmDialog.tsx';
import { FilePicker } from '../../../src/ui/FilePicker/FilePicker.tsx';
import type { ScenarioName } from '../../scenarios/scenario.ts';
import { mock, world } from '../copy.ts';
import { download } from './download.ts';
import * as css from '../MockPanel.css.ts';
import type { PanelSource } from '../panelSource.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

/** Exports, imports or resets the World. */
export function WorldSection({ source, scenario }: { source: PanelSource; scenario: ScenarioName }) {
  const { line, beginAnew } = source;
  const [isAsking, setAsking] = useState(false);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const { isRunning, problem, run } = usePanelCall(line);

  const save = () => run('exportWorld', {}, ({ text }) => download(`otonowa-mock-${scenario}.json`, text));
  const load = async (file: File) => {
    setUnreadable(null);
    const text = await file.text().catch(() => null);
    if (text === null) setUnreadable(world.unreadable);
    else run('importWorld', { text }, ({ staleSession }) => beginAnew(staleSession));
  };
  const reset = () => run('restart', { scenario }, ({ staleSession }) => beginAnew(staleSession));

  return (
    <>
      <div className={css.buttons}>
        <Button size="compact" onClick={save}>
          {world.export}
        </Button>
        <Button size="compact" onIntent={preloadConfirmDialog} onClick={() => setAsking(true)}>
          {world.reset}
        </Button>
      </div>
      <FilePicker
        accept="application/json,.json"
        label={world.import}
        hint={world.importHint}
        onFile={(file) => void load(file)}
      />
      {!isAsking && <Problem text={unreadable ?? problem} />}
      <ConfirmDialog
        open={isAsking}
        title={world.resetTitle}
        body={world.resetBody}
        confirmLabel={world.resetConfirm}
        pendingLabel={world.resetting}
        danger
        pending={isRunning}
        error={problem === null ? null : mock.problem(problem)}
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
