import { createWorldHost } from './worldHost.ts';

const host = createWorldHost();

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port !== undefined) host.attach(port);
});
