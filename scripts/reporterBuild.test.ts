import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { root } from './dependencies.mjs';
import { tracesOfReporter } from './firstVisit.ts';

const path = (file: string) => JSON.stringify(join(root, file));

/** A virtual entry that imports the reporter under the same condition as src/main.tsx. */
const ENTRY = 'virtual:entry';
const source = `import { publishIncident } from ${path('src/lib/incidents/incidents.ts')};
if (import.meta.env.VITE_REPORT_URL) {
  void import(${path('src/reports/startReports.ts')}).then(({ startReports }) => startReports());
}
if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'socket', attempt: 1, isLast: false });
console.log('started');`;

async function builtWith(reportUrl: string): Promise<string> {
  vi.stubEnv('VITE_REPORT_URL', reportUrl);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? source : null) },
    ],
    build: { write: false, manifest: true, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in built)) throw new Error('The build has no single output');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

test('the reporter is in a build with an address, and not in one without', async () => {
  const built = await builtWith('https://reports.example.com');
  expect(tracesOfReporter(built)).toEqual(['sendBeacon', 'undocumented_status', 'layout-shift', 'src/reports/']);
  // The page (index.html) contains the URL, so that the container can replace it when it starts.
  expect(built).not.toContain('reports.example.com');
  const without = await builtWith('');
  expect(without).toContain('started');
  expect(tracesOfReporter(without)).toEqual([]);
  expect(without).not.toMatch(/socket|VITE_REPORT/);
});
