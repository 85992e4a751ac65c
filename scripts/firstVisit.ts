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

/**
 * The files that a first visit of a screen loads before it is usable: the entry, the screen, the shell of src/app for
 * logged-in users, and everything that these import statically.
 */
export function firstVisit(manifest: Manifest, screen: string, inShell: boolean): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const shell = Object.keys(manifest).filter((key) => /^src\/app\/(.+\/)?Shell\.tsx$/.test(key));
  const pending = [...entries, screen, ...(inShell ? shell : [])];
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

const traces = ['mockServiceWorker', '@faker-js', '[MSW]', 'mocks/', '/__fake/', 'otonowaFake', 'virtual:msw'];

/** Traces of the fake backend in a file of the production build. */
export function mockTraces(source: string): string[] {
  return traces.filter((trace) => source.includes(trace));
}
