/** Vite's build manifest; keys are source paths. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The screens that the routes load lazily. */
export function screensOf(manifest: Manifest): { key: string; name: string; feature: string }[] {
  return Object.keys(manifest).flatMap((key) => {
    const [, feature, name] = /^src\/(?:app|features)\/([^/]+)\/(\w+Screen)\.tsx$/.exec(key) ?? [];
    return feature === undefined || name === undefined ? [] : [{ key, name, feature }];
  });
}

/** What renders every screen. */
const renderer = 'src/app/mount.tsx';
/** What the screens in the shell need as well. */
const inside = ['src/app/shell/Shell.tsx', 'src/app/routes/firstCalls.ts'];

/**
 * The files that a first visit of a screen loads before it is usable: the entry, what renders, the screen, the shell and
 * the first calls for logged-in users, and everything that these import statically.
 */
export function firstVisit(manifest: Manifest, screen: string, inShell: boolean): string[] {
  return withImports(manifest, [renderer, screen, ...(inShell ? inside : [])]);
}

/** The files that must have arrived before the first call of the API: the entry and the code of the first calls. */
export function beforeFirstCall(manifest: Manifest): string[] {
  return withImports(manifest, ['src/app/routes/firstCalls.ts']);
}

/** The files of the entry and of these chunks, with everything that they import statically. */
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

/** What only the operator's reporter has. */
const reporterTraces = ['sendBeacon', 'undocumented_status', 'layout-shift', 'src/reports/'];

/** Traces of the reporter in a file of a build without `VITE_REPORT_URL`. */
export function tracesOfReporter(source: string): string[] {
  return reporterTraces.filter((trace) => source.includes(trace));
}

const traces = ['mockServiceWorker', '@faker-js', '[MSW]', 'mocks/', '/__fake/', 'otonowaFake', 'virtual:msw'];

/** Traces of the fake backend in a file of the production build. */
export function mockTraces(source: string): string[] {
  return traces.filter((trace) => source.includes(trace));
}
