import { join } from 'node:path';
import { buildApp } from './buildApp.ts';
import { root } from './dependencies.mjs';

// The part `build:mock` of `npm test`: builds the app with its fake backend inside, as a static site.
buildApp({ folder: join(root, 'dist-mock'), isMock: true });
