import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchSlowRequests } from './watchSlowRequests.ts';

/** Shows a message while requests stay without a response for long. */
export function SlowRequestWatcher() {
  const client = useQueryClient();
  useEffect(() => watchSlowRequests(client), [client]);
  return null;
}
