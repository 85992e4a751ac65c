import { toCurl } from '../curl.ts';
import type { Exchange } from '../exchange.ts';
import type { Secrets } from './secrets.ts';
import type { Step } from './step.ts';

export const isReading = ({ method }: Pick<Exchange, 'method'>): boolean => method === 'GET';

/** Whether two different calls that change something were in progress at the same time, which a finding then says. */
export function overlap(one: Step, other: Step): boolean {
  if (one.kind !== 'call' || other.kind !== 'call' || one === other) return false;
  const [a, b] = [one, other].map(({ exchange }) => {
    // In whole milliseconds, so that calls one after the other may seem to touch.
    const begin = Date.parse(exchange.startedAt);
    return { begin, end: begin + exchange.milliseconds, isReading: isReading(exchange) };
  });
  if (a === undefined || b === undefined || a.isReading || b.isReading) return false;
  return a.begin < b.end - 1 && b.begin < a.end - 1;
}

/**
 * Returns the shell command with which a report lets somebody repeat a call, together with those that were in progress
 * at the same time. The token of who made it is read from `$TOKEN`, that of another person from `$TOKEN_B` and the like.
 */
export function repeat(seen: Exchange, steps: readonly Step[], secrets: Pick<Secrets, 'mask'>): string {
  const own = steps.find((step) => step.kind === 'call' && step.exchange === seen);
  if (own === undefined) return toCurl(seen, secrets);
  const others = steps.flatMap((step) => (step.kind === 'call' && overlap(own, step) ? [step] : []));
  if (others.length === 0) return toCurl(seen, secrets);
  const commands = others.map(({ who, exchange }) => {
    const command = toCurl(exchange, secrets);
    return who === own.who ? command : command.replaceAll('$TOKEN', `$TOKEN_${who.toUpperCase()}`);
  });
  return `${[toCurl(seen, secrets), ...commands].map((command) => `${command} &`).join(' ')} wait`;
}
