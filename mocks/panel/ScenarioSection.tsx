import { useState } from 'react';
import type { ScenarioName } from '../scenarios/scenario.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Select } from '../../src/ui/Select/Select.tsx';
import { scenario } from './copy.ts';
import * as css from './MockPanel.css.ts';
import type { PanelSource } from './panelSource.ts';
import { Problem } from './Problem.tsx';
import { useDeed } from './useDeed.ts';

const options = Object.entries(scenario.names).map(([value, label]) => ({ value, label }));

/** Begins another World. A button does it: a list that acts by itself cannot be walked through by the keys. */
export function ScenarioSection({ source, current }: { source: PanelSource; current: ScenarioName }) {
  const [chosen, setChosen] = useState(current);
  const { isRunning, problem, run } = useDeed(source.line);
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
