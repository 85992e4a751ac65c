import { createWorldHost } from './worldHost.ts';

/* The entry of the shared worker in which the fake backend of the mock build runs, one for all tabs of the app. */
const host = createWorldHost();

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port !== undefined) host.attach(port);
});
