import { logDetail, logFailure } from '../lib/log.ts';
import { ServerFrame } from './generated/frames.ts';

const unknownTypes = new Set<string>();

/** The frame in a text, or null for one that the contract does not know (RT7). */
export function readFrame(text: unknown): ServerFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch (error) {
    logFailure('A frame that is no JSON', error);
    return null;
  }
  const result = ServerFrame.safeParse(value);
  if (result.success) return result.data;
  const type = typeOf(value);
  const isUnknown = result.error.issues[0]?.code === 'invalid_union' && type !== null;
  if (!isUnknown) logFailure('A frame against the contract', result.error);
  else if (!unknownTypes.has(type)) {
    unknownTypes.add(type);
    logDetail(`Frames of the unknown type ${type} are ignored`);
  }
  return null;
}

function typeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return typeof value.type === 'string' ? value.type : null;
}
