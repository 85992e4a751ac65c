import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchSlowRequests } from './watchSlowRequests.ts';

/** Shows a snackbar while requests remain without a response for long. */
export function SlowRequestWatcher() {
  const client = useQueryClient();
  useEffect(() => watchSlowRequests(client), [client]);
  return null;
}
