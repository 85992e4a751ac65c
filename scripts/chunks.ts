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

/** Matches modules for visitors without a login: screens and the dialogs that they load. */
const publicPart = /\/src\/features\/(auth|privacy|admin)\//;
/** Matches the screens for visitors without a login. */
const publicScreen = /\/src\/features\/(auth|privacy|admin)\/\w+Screen\.tsx$/;
/** Matches styles of only one form before the login, which are too small for a file of their own. */
const formStyles = /\/src\/features\/(auth|admin)\/.*\.css\./;
/** Matches the screens in the shell. */
const innerScreen = /\/src\/features\/(search|likes|board|messages|notifications|profile)\/\w+Screen\.tsx$/;
/** Matches what every screen after the login needs. */
const shell = /\/(Shell\.tsx|firstCalls\.ts|mount\.tsx)$/;
/** Matches the parts that accompany every screen in the shell and are loaded after its first paint. */
const host = /\/ShellParts\.tsx$/;
/** Matches modules that need the whole live layer, or a part of it once the layer is loaded. */
const liveLayer = /\/(live\.ts|RecordingDialog\.tsx)$|\/src\/features\/messages\//;
/** Matches the components in which tags are chosen. */
const tagChoice = /\/(FilterPanel|TagsTab)\.tsx$/;
/** Matches what plays sounds and videos: the board needs it at once, the views that play something else later. */
const player = /\/src\/lib\/media\//;
/** Matches modules that one screen needs at once and others only later; they get no file of their own. */
const forPresses = /\/src\/ui\/copyText\.ts$/;
/** Modules up to this size in bytes, before minification, come with the shell if a screen needs them. */
const SMALL = 3_000;
/** The same for modules that one screen and parts that are loaded later need. */
const TINY = 250;

/** Matches modules that few users open, and late: they do not affect which modules come with the screens. */
const late = /\/settings\/MyData\.tsx$/;

const chunkNames = ['start', 'app', 'open', 'data', 'shell', 'people', 'live', 'hosts', 'filters', 'player'] as const;
type ChunkName = (typeof chunkNames)[number];

/**
 * For the build (vite.config.ts): groups of modules that come in one file. Each file costs a browser several
 * milliseconds of CPU time, so the modules that a route always needs are in few files: with the bundler's own chunks a
 * load of the search takes 61 files, with these 22, and a load of the messages takes a fourth less CPU time of all
 * processes. The rules are such that a module never lies in a later chunk than the modules that import it, so no chunk
 * imports a later one.
 */
export const chunkGroups = [
  ...chunkNames.map((name, index) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
    priority: chunkNames.length - index,
    includeDependenciesRecursively: false,
  })),
  { debugName: 'screen', name: screenOf, priority: 0, includeDependenciesRecursively: false },
];

/** The id of the entry module; ids have slashes on Windows too. */
const entry = join(root, 'src/main.tsx').replaceAll('\\', '/');

/** Returns the chunk of a module, by the modules that need it; null leaves it to the bundler. */
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
  // The first requests must not wait for the code that renders, so modules that both need are in an earlier chunk.
  if (isUsedBy('/index.html') || (isForCalls && (isForAll || publicUsers > 0))) return 'start';
  if (isForAll) return 'app';
  if (publicUsers === users.length && (publicUsers > 1 || formStyles.test(id))) return 'open';
  // Fields of the public forms that, after the login, only dialogs need.
  const isInFirstLoad = users.some((user) => innerScreen.test(user) || shell.test(user) || host.test(user));
  if (count(users, publicScreen) > 1 && !isInFirstLoad) return 'open';
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
  if (player.test(id) && isUsedBy('/board/BoardScreen.tsx')) return 'player';
  return null;
}

/**
 * Returns the name of the screen that needs a module, if nothing else needs it but parts that this screen loads later.
 * Such a part finds the module in the file of the screen. The bundler itself would put each module that both need into
 * one more file of the first load.
 */
function screenOf(id: string, graph: ModuleGraph): string | null {
  if (graph.getModuleInfo(entry) === null || chunkOf(id, graph) !== null) return null;
  const users = usersOf(id, graph);
  const [screen, other] = users.filter((user) => innerScreen.test(user));
  if (screen === undefined || other !== undefined) return null;
  if (!users.every((user) => user === screen || isLoadedBy(screen, user, graph))) return null;
  return /(\w+)\.tsx$/.exec(screen)?.[1] ?? null;
}

/** Whether only one screen loads a module: itself, or through modules that only this screen loads. */
function isLoadedBy(screen: string, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (module === screen) continue;
    const info = graph.getModuleInfo(module);
    if (info === null || info.isEntry) return false;
    for (const importer of [...info.importers, ...info.dynamicImporters]) seen.add(importer);
  }
  return seen.has(screen);
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

/** Returns the entry and dynamically imported modules that import a module statically, also through others. */
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
