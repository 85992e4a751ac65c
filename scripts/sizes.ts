import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, toolEnvironment } from './dependencies.mjs';
import { firstVisit, type Manifest, mockTraces, screensOf } from './firstVisit.ts';

const dist = join(root, 'dist');

/** quality.md, "Bytes": gzip kB of JavaScript and CSS until the screen is usable, by feature folder. */
const budgets: Record<string, { js: number; css: number }> = {
  search: { js: 150, css: 15 },
  likes: { js: 150, css: 15 },
  notifications: { js: 150, css: 15 },
  board: { js: 150, css: 15 },
  messages: { js: 165, css: 15 },
  profile: { js: 165, css: 15 },
};
const publicBudget = { js: 105, css: 8 };

const build = spawnSync('vite', ['build', '--logLevel', 'warn'], {
  cwd: root,
  env: { ...toolEnvironment, VITE_MOCK: '', VITE_API_HOST: '' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (build.status !== 0) process.exit(1);

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const kilobytesOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length / 1000;
const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + kilobytesOf(file), 0);
const listed = (files: string[]) =>
  files.map((file) => `\n  ${kilobytesOf(file).toFixed(1).padStart(6)} kB ${file}`).join('');

const faults: string[] = [];
const screens = screensOf(manifest);
if (screens.length === 0)
  faults.push('No screen was found: src/features/<name>/<Name>Screen.tsx, imported dynamically.');
for (const { name, feature, key } of screens) {
  const budget = budgets[feature] ?? publicBudget;
  const files = firstVisit(manifest, key, feature in budgets);
  const js = kilobytes(files.filter((file) => file.endsWith('.js')));
  const css = kilobytes(files.filter((file) => file.endsWith('.css')));
  const line = `${name.padEnd(26)} js ${js.toFixed(1).padStart(6)} of ${budget.js} kB   css ${css.toFixed(1).padStart(5)} of ${budget.css} kB`;
  console.log(line);
  if (js > budget.js || css > budget.css) faults.push(`Over its budget: ${line}${listed(files)}`);
}
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|json)$/.test(file)) continue;
  for (const trace of mockTraces(readFileSync(join(dist, file), 'utf8')))
    faults.push(`Mock code in dist/${file}: ${trace}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
