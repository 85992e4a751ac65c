import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchSlowAnswers } from './watchSlowAnswers.ts';

/** Keeps an eye on calls that the server leaves without an answer. */
export function SlowAnswers() {
  const client = useQueryClient();
  useEffect(() => watchSlowAnswers(client), [client]);
  return null;
}
