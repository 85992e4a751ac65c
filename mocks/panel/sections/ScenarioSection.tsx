import { useState } from 'react';
import type { ScenarioName } from '../../scenarios/scenario.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Select } from '../../../src/ui/Select/Select.tsx';
import { scenario } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import type { PanelSource } from '../panelSource.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

const options = Object.entries(scenario.names).map(([value, label]) => ({ value, label }));

/** Starts another World, by a button: a list that acts on selection cannot be explored by keyboard. */
export function ScenarioSection({ source, current }: { source: PanelSource; current: ScenarioName }) {
  const [chosen, setChosen] = useState(current);
  const { isRunning, problem, run } = usePanelCall(source.line);
  const begin = () => run('restart', { scenario: chosen }, ({ staleSession }) => source.beginAnew(staleSession));
  return (
    <div className={css.section}>
      <Select
        label={scenario.title}
        help={scenario.help}
        value={chosen}
        options={options}
        onChange={(value) => setChosen(value as ScenarioName)}
      />
      <Button size="compact" loading={isRunning} loadingLabel={scenario.beginning} onClick={begin}>
        {scenario.begin}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
