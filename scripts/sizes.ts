import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BILL_FILE, type Bill, notPermissive } from './billOfMaterials.ts';
import { buildApp } from './buildApp.ts';
import { bundleSizes } from './bundleSizes.ts';
import { root } from './dependencies.mjs';
import { beforeFirstCall, type Manifest, mockTraces, tracesOfReporter } from './firstVisit.ts';
import { LICENSES_FILE, unlicensed } from './published.ts';

// `npm run size`: builds the app, and fails when a screen is over its budget, or when the build contains code of the
// fake backend or of the reporter, or a package without a licence text or with a licence that requires more than the
// names of its authors.
const dist = join(root, 'dist');
buildApp({ folder: dist, hasManifest: true });

const faults: string[] = [];
const screens = bundleSizes(dist);
if (screens.length === 0)
  faults.push('No screen was found: src/features/<name>/<Name>Screen.tsx, imported dynamically.');
for (const { name, js, css, budget, files } of screens) {
  const line = `${name.padEnd(26)} js ${js.toFixed(1).padStart(6)} of ${budget.js} kB   css ${css.toFixed(1).padStart(5)} of ${budget.css} kB   files ${String(files.length).padStart(2)} of ${budget.files}`;
  console.log(line);
  const listed = files.map(({ file, kilobytes }) => `\n  ${kilobytes.toFixed(1).padStart(6)} kB ${file}`).join('');
  if (js > budget.js || css > budget.css || files.length > budget.files)
    faults.push(`Over its budget: ${line}${listed}`);
}
const first = beforeFirstCall(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest);
if (first.length > 2) faults.push(`More than two files before the first call: ${first.join(', ')}`);
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const chunks = built
  .filter((file) => /^assets\W.*(?<!Worker-.{8})\.(js|css)$/.test(file))
  .map((file) => basename(file));
for (const file of built) {
  if (!/\.(js|css|html|json)$/.test(file)) continue;
  const content = readFileSync(join(dist, file), 'utf8');
  // The import map of the page has the names. A worker has none, so its file is named by the one that starts it.
  const named = file.startsWith('assets') ? chunks.filter((chunk) => content.includes(chunk)) : [];
  for (const chunk of named) faults.push(`dist/${file} names ${chunk}, so a change of the latter renames both`);
  for (const trace of mockTraces(content)) faults.push(`Mock code in dist/${file}: ${trace}`);
  // The build of this script has no VITE_REPORT_URL.
  for (const trace of tracesOfReporter(content)) faults.push(`Code of the reporter in dist/${file}: ${trace}`);
}
for (const name of unlicensed(readFileSync(join(dist, LICENSES_FILE), 'utf8')))
  faults.push(`No licence text of ${name} in dist/${LICENSES_FILE}`);
const bill = JSON.parse(readFileSync(join(dist, BILL_FILE), 'utf8')) as Bill;
if (bill.components.length === 0) faults.push(`No package in dist/${BILL_FILE}`);
for (const found of notPermissive(bill)) faults.push(`In the build, and its licence asks for more: ${found}`);
rmSync(join(dist, '.vite'), { recursive: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
