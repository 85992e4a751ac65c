import type { Backend } from '../backend.ts';
import type { CallLog } from './callLog.ts';
import { findOperation, respond } from '../respond.ts';
import type { ReadClip } from '../serveUpload.ts';

/**
 * Responds like `respond`, and adds the request to the log that developers read in the mock panel of the app
 * (docs/panel.md). Requests for uploaded files are not logged.
 */
export async function respondAndLog(
  backend: Backend,
  request: Request,
  { log, readClip }: { log: CallLog; readClip: ReadClip },
): Promise<Response | null> {
  const { method, url } = request;
  const path = new URL(url).pathname;
  const at = Date.now();
  const response = await respond(backend, request, readClip);
  if (!path.startsWith('/uploads/')) {
    const operationId = findOperation(method, path)?.operationId ?? null;
    const status = response?.status ?? null;
    log.add({ kind: 'call', at, method, path, operationId, status, milliseconds: Date.now() - at });
  }
  return response;
}
