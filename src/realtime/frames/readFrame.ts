import { publishIncident } from '../../lib/incidents/incidents.ts';
import { logFailure } from '../../lib/log/log.ts';
import { createUnknownValueLog } from '../../lib/log/unknownValues.ts';
import { ServerFrame } from '../generated/frames.ts';

const unknownType = createUnknownValueLog((type) => `Frames of the unknown type ${type} are ignored`);

/** Parses and validates a frame; null for one that the contract does not know (RT7). */
export function readFrame(text: unknown): ServerFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    // The error itself would contain message text.
    logFailure('A frame that is no JSON', `${String(text).length} characters`);
    if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'frame', frame: undefined });
    return null;
  }
  const result = ServerFrame.safeParse(value);
  if (result.success) return result.data;
  const type = typeOf(value);
  const isUnknown = result.error.issues[0]?.code === 'invalid_union' && type !== null;
  if (isUnknown) {
    unknownType(type);
  } else {
    logFailure('A frame against the contract', result.error);
    if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'frame', frame: value });
  }
  return null;
}

function typeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return typeof value.type === 'string' ? value.type : null;
}
