/** Vite's build manifest; keys are source paths, or names of files where `chunks.ts` has named the chunk. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Returns the screens that the routes load lazily. */
export function screensOf(manifest: Manifest): { key: string; name: string }[] {
  return Object.entries(manifest).flatMap(([key, { file, name = '' }]) =>
    /^\w+Screen$/.test(name) && file.endsWith('.js') ? [{ key, name }] : [],
  );
}

/** The module that renders every screen. */
const renderer = 'src/app/mount.tsx';
/** The modules that the screens in the shell need as well. */
const inside = ['src/app/shell/Shell.tsx', 'src/app/routes/firstCalls.ts'];

/**
 * Returns the files that a first visit of a screen loads before it is usable: the entry, the renderer, the screen, the
 * shell and the first requests for logged-in users, and all their static imports.
 */
export function firstVisit(manifest: Manifest, screen: string, inShell: boolean): string[] {
  return withImports(manifest, [renderer, screen, ...(inShell ? inside : [])]);
}

/**
 * Returns the files that must have arrived before the first API request: the entry and the code of the first requests.
 */
export function beforeFirstCall(manifest: Manifest): string[] {
  return withImports(manifest, ['src/app/routes/firstCalls.ts']);
}

/** Returns the files of the entry and of these chunks, with all their static imports. */
function withImports(manifest: Manifest, chunks: readonly string[]): string[] {
  const pending = [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...chunks];
  const seen = new Set<string>();
  const files = new Set<string>();
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    pending.push(...(chunk.imports ?? []));
  }
  return [...files].sort();
}

/** Texts that only the code of the operator's reporter contains. */
const reporterTraces = ['sendBeacon', 'undocumented_status', 'layout-shift', 'src/reports/'];

/** Returns traces of the reporter in a file; a build without `VITE_REPORT_URL` must have none. */
export function tracesOfReporter(source: string): string[] {
  return reporterTraces.filter((trace) => source.includes(trace));
}

const traces = ['mockServiceWorker', '@faker-js', '[MSW]', 'mocks/', '/__fake/', 'otonowaFake', 'virtual:msw'];

/** Returns traces of the fake backend in a file; the production build must have none. */
export function mockTraces(source: string): string[] {
  return traces.filter((trace) => source.includes(trace));
}
