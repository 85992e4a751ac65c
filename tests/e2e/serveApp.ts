import { build, preview } from 'vite';
import { lanes, ports } from './ports.ts';

// One build of the app, served once for every backend.
await build({ logLevel: 'warn' });
for (const lane of lanes) {
  process.env.BACKEND_PORT = String(ports.backend(lane));
  await preview({ preview: { port: ports.app(lane), strictPort: true } });
}
