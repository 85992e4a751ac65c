import type { PanelLine } from '../../adapters/panel/panelCalls.ts';
import { Select } from '../../../src/ui/Select/Select.tsx';
import { latency } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

const NATURAL = 'natural';
const CHOICES = [0, 100, 500, 1_000, 3_000, 10_000];

/** Selects the latency of all requests. */
export function LatencySection({ line, current }: { line: PanelLine; current: number | null }) {
  const { problem, run } = usePanelCall(line);
  // The URL may have set any other value.
  const choices = current === null || CHOICES.includes(current) ? CHOICES : [...CHOICES, current].sort((a, b) => a - b);
  return (
    <div className={css.section}>
      <Select
        label={latency.title}
        help={latency.help}
        value={current === null ? NATURAL : String(current)}
        options={[
          { value: NATURAL, label: latency.natural },
          ...choices.map((value) => ({
            value: String(value),
            label: value === 0 ? latency.none : latency.milliseconds(value),
          })),
        ]}
        onChange={(value) => run('setLatency', { latency: value === NATURAL ? null : Number(value) })}
      />
      <Problem text={problem} />
    </div>
  );
}
