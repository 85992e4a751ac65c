import { spawn, spawnSync } from 'node:child_process';
import { endWithNpm, ensureDependencies, root, toolEnvironment } from './dependencies.mjs';

// `npm start`: installs and generates what is missing, and serves the app on its fake backend for development.
endWithNpm();
ensureDependencies();
const generated = spawnSync('node', ['scripts/ensureGenerated.mjs'], {
  cwd: root,
  env: toolEnvironment,
  stdio: 'inherit',
});
if (generated.status !== 0) process.exit(1);

console.log(`
OTONOWA on its fake backend inside the browser: no server, no account needed.
  Log in   hana@example.com / password123 (also ren@, sora@, mio@)
  Try      ?scenario=default | newUser | popular | empty | large | unverified | expired
           ?latency=<ms> for a slower backend`);

const vite = spawn('node', ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...toolEnvironment, VITE_MOCK: '1' },
  stdio: 'inherit',
});
vite.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => vite.kill(signal));
