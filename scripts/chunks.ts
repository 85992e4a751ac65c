import { join } from 'node:path';
import { root } from './dependencies.mjs';

interface ModuleGraph {
  getModuleInfo(id: string): ModuleNode | null;
}
interface ModuleNode {
  code: string | null;
  isEntry: boolean;
  importedIds: string[];
  importers: string[];
  dynamicImporters: string[];
}

/** What is open to everybody: screens and the dialogs that they load. */
const publicPart = /\/src\/features\/(auth|privacy|admin)\//;
/** What only one form before the login looks like: not worth a file. */
const formStyles = /\/src\/features\/auth\/.*\.css\./;
/** The screens in the shell. */
const innerScreen = /\/src\/(app|features)\/(search|likes|board|messages|notifications|profile)\/\w+Screen\.tsx$/;
/** Parts that accompany every screen in the shell and are loaded after its first paint. */
const host = /\/ShellParts\.tsx$/;
/** What needs the live layer with all of its operations, or a part of it when the layer is there already. */
const liveLayer = /\/(live\.ts|RecordingDialog\.tsx)$|\/src\/features\/messages\//;
/** Where tags are chosen. */
const tagChoice = /\/(FilterPanel|TagsTab)\.tsx$/;
/** What one screen needs at once, and others as soon as somebody presses something: no file of its own. */
const forPresses = /\/src\/ui\/copyText\.ts$/;
/** Modules up to this size in bytes, before minification, come with the shell if a screen needs them. */
const SMALL = 3_000;
/** The same for modules that one screen and something that is loaded later need. */
const TINY = 250;

/** What is opened by few and late, which decides nothing about what comes with the screens. */
const late = /\/settings\/MyData\.tsx$/;

const chunkNames = ['start', 'app', 'open', 'data', 'shell', 'people', 'live', 'hosts', 'filters'] as const;
type ChunkName = (typeof chunkNames)[number];

/**
 * Groups of modules that come in one file. A browser pays for each file with several milliseconds of its processes, so
 * what a route always needs comes in few: with the bundler's own chunks a load of the search takes 61 files, with these
 * 22, and a load of the messages takes a fourth less of all processes. The rules are such that a module never lies in a
 * later chunk than the modules that import it, so no chunk imports a later one.
 */
export const chunkGroups = chunkNames.map((name, index) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
  priority: chunkNames.length - index,
  includeDependenciesRecursively: false,
}));

/** As module ids have it, on Windows too. */
const entry = join(root, 'src/main.tsx').replaceAll('\\', '/');

/** The chunk of a module, by who needs it; null leaves it to the bundler. */
function chunkOf(id: string, graph: ModuleGraph): ChunkName | null {
  // Storybook builds other pages with the same settings.
  if (graph.getModuleInfo(entry) === null) return null;
  const users = usersOf(id, graph).filter((user) => !late.test(user));
  if (users.length === 0) return null;
  const isUsedBy = (file: string) => users.some((user) => user.endsWith(file));
  const isForCalls = isUsedBy('/routes/firstCalls.ts');
  const isForAll = isUsedBy('/src/app/mount.tsx');
  const publicUsers = count(users, publicPart);
  const innerUsers = count(users, innerScreen);
  // The first calls must not wait for the code that renders, so what both need comes before them.
  if (isUsedBy('/index.html') || (isForCalls && (isForAll || publicUsers > 0))) return 'start';
  if (isForAll) return 'app';
  if (publicUsers === users.length && (publicUsers > 1 || formStyles.test(id))) return 'open';
  if (publicUsers > 2) return 'app';
  if (isForCalls) return 'data';
  if (isUsedBy('/shell/Shell.tsx')) return publicUsers > 0 ? 'app' : 'shell';
  if (publicUsers > 0) return users.length > publicUsers && isSmall(id, graph, 'app', SMALL) ? 'app' : null;
  if (innerUsers > 3 || forPresses.test(id)) return 'shell';
  if (innerUsers > 1 && id.includes('/src/api/generated/')) return 'shell';
  if (innerUsers === 2 && isUsedBy('/search/SearchScreen.tsx') && isUsedBy('/likes/LikesScreen.tsx')) return 'people';
  if (innerUsers > 1 && isSmall(id, graph, 'shell', SMALL)) return 'shell';
  if (innerUsers === 1 && users.length > 1 && !id.includes('.css.') && isSmall(id, graph, 'shell', TINY))
    return 'shell';
  if (isUsedBy('/live.ts') && users.every((user) => liveLayer.test(user))) return 'live';
  if (users.every((user) => host.test(user))) return 'hosts';
  if (isUsedBy('/FilterPanel.tsx') && users.every((user) => tagChoice.test(user))) return 'filters';
  return null;
}

const count = (users: string[], kind: RegExp) => users.filter((user) => kind.test(user)).length;

/** Whether a module is small and imports nothing of a later chunk than this one. */
function isSmall(id: string, graph: ModuleGraph, last: ChunkName, size: number): boolean {
  const info = graph.getModuleInfo(id);
  if (info === null || !id.includes('/src/') || (info.code?.length ?? 0) > size) return false;
  return info.importedIds.every((imported) => {
    const chunk = chunkOf(imported, graph);
    return chunk !== null && chunkNames.indexOf(chunk) <= chunkNames.indexOf(last);
  });
}

/** The modules that are loaded by themselves, the entry and dynamic imports, and that import a module statically. */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const users: string[] = [];
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) users.push(module);
    for (const importer of info.importers) seen.add(importer);
  }
  return users;
}
