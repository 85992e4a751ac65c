import { CloseIcon } from '../../../src/ui/icons/CloseIcon.tsx';
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx';
import type { Fault } from '../../adapters/panel/faults.ts';
import { failure } from '../copy.ts';
import * as css from '../MockPanel.css.ts';

/** Shows one active fault and a button that removes it. */
export function FaultLine({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const operation = fault.operationId ?? failure.all;
  return (
    <li className={css.row}>
      <span className={css.words}>{failure.line(operation, describe(fault), Math.round((fault.rate ?? 1) * 100))}</span>
      <IconButton label={failure.remove(operation)} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

function describe({ status, latency }: Fault): string {
  const delay = latency === undefined ? [] : [failure.delay(latency)];
  const result = status === undefined ? [] : [status === 0 ? failure.noAnswer : String(status)];
  return [...result, ...delay].join('・');
}
