import { useId, useState } from 'react';
import { operations } from '../../../src/api/generated/operations.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { CloseIcon } from '../../../src/ui/icons/icons.tsx';
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx';
import { Select } from '../../../src/ui/Select/Select.tsx';
import type { PanelLine } from '../../adapters/panel/panelCalls.ts';
import type { Fault } from '../../adapters/panel/faults.ts';
import { failure, latency } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';

const ALL = '*';
const SUCCEEDS = 'succeeds';
const NO_ANSWER = '0';
const STATUSES = [500, 503, 429, 422, 413, 409, 404, 403, 401, 400];

const operationOptions = [
  { value: ALL, label: failure.all },
  ...Object.values(operations).map(({ operationId, method, path }) => ({
    value: operationId,
    label: `${method} ${path}`,
  })),
];
const statusOptions = [
  ...STATUSES.map((status) => ({ value: String(status), label: String(status) })),
  { value: NO_ANSWER, label: failure.noAnswer },
  { value: SUCCEEDS, label: failure.succeeds },
];
const delayOptions = [0, 500, 1_000, 3_000, 10_000].map((value) => ({
  value: String(value),
  label: value === 0 ? latency.none : latency.milliseconds(value),
}));

/** Adds faults: which requests fail, how and how often, and which are slow. */
export function FailureSection({ line, faults }: { line: PanelLine; faults: readonly Fault[] }) {
  const [operation, setOperation] = useState<string>(ALL);
  const [status, setStatus] = useState('500');
  const [percent, setPercent] = useState(100);
  const [delay, setDelay] = useState('0');
  const rateId = useId();
  const { problem, run } = usePanelCall(line);
  const fails = status !== SUCCEEDS;
  const isSlow = delay !== '0';
  const add = () =>
    run('planFault', {
      ...(operation === ALL ? {} : { operationId: operation }),
      ...(fails ? { status: Number(status), rate: percent / 100 } : {}),
      ...(isSlow ? { latency: Number(delay) } : {}),
    });
  const remove = (fault: Fault) => run('dropFault', { operationId: fault.operationId });
  return (
    <>
      <Select label={failure.operation} value={operation} options={operationOptions} onChange={setOperation} />
      <Select label={failure.status} value={status} options={statusOptions} onChange={setStatus} />
      <Select label={failure.delay} value={delay} options={delayOptions} onChange={setDelay} />
      <div>
        <label htmlFor={rateId} className={css.label}>
          {failure.rate(percent)}
        </label>
        <input
          id={rateId}
          type="range"
          className={css.slider}
          min={5}
          max={100}
          step={5}
          value={percent}
          disabled={!fails}
          onChange={(event) => setPercent(Number(event.currentTarget.value))}
        />
      </div>
      <Button size="compact" disabled={!fails && !isSlow} onClick={add}>
        {failure.add}
      </Button>
      <Problem text={problem} />
      {faults.length === 0 ? (
        <p className={css.note}>{failure.none}</p>
      ) : (
        <ul className={css.list}>
          {faults.map((fault) => (
            <FaultLine key={fault.operationId ?? ALL} fault={fault} onRemove={() => remove(fault)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows one active fault and a button that removes it. */
function FaultLine({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const { operationId, status, rate = 1, latency: delay } = fault;
  const operation = operationOptions.find(({ value }) => value === (operationId ?? ALL))?.label ?? ALL;
  const parts = [
    ...(status === undefined ? [] : [status === 0 ? failure.noAnswer : String(status)]),
    ...(status === undefined ? [] : [failure.rate(Math.round(rate * 100))]),
    ...(delay === undefined ? [] : [failure.delayed(delay)]),
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>{failure.line(operation, parts)}</span>
      <IconButton label={failure.remove(operation)} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
