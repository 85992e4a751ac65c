import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/navigation/paths.ts';
import { root } from './dependencies.mjs';
import { withImports } from './preloadRenderer.ts';

/** What the page requests for a screen before the entry has arrived. */
interface EarlyScreen {
  /** URLs of its code and styles. */
  files: string[];
  /** URLs of its first calls of the API, without the host; null for a screen outside of the shell. */
  calls: string[] | null;
  /** The same for calls that depend on the query of the page's URL, and are the first ones only without a query. */
  callsWithoutQuery: string[];
}

/** The screens by path. */
type EarlyScreens = Record<string, EarlyScreen>;

const script = readFileSync(join(root, 'scripts/requestScreen.js'), 'utf8');
/** The text of the inline script, without the comment in front of it. */
const source = script.slice(script.indexOf('(() =>')).trim();

/** The source expression of the policy that allows this inline script and no other. */
export const earlyStartHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Returns the screens, and the first calls of those in the shell, as `src/app/routes/firstCalls.ts` sends them. */
export async function firstCallsByPath(): Promise<Record<string, Pick<EarlyScreen, 'calls' | 'callsWithoutQuery'>>> {
  const [auth, likes, posts, profiles, tags, { LIST_PAGE }, { BOARD_PAGE_SIZE }, { BATCH_SIZE }] = await Promise.all([
    import('../src/api/generated/auth/auth.ts'),
    import('../src/api/generated/likes/likes.ts'),
    import('../src/api/generated/posts/posts.ts'),
    import('../src/api/generated/profiles/profiles.ts'),
    import('../src/api/generated/tags/tags.ts'),
    import('../src/likes/likeCache.ts'),
    import('../src/features/board/boardQuery.ts'),
    import('../src/features/search/batches.ts'),
  ]);
  const shell = [auth.getGetCurrentUserUrl(), profiles.getGetMyProfileUrl()];
  const all = (...calls: string[]) => ({ calls: [...shell, ...calls], callsWithoutQuery: [] });
  const people = profiles.getListProfilesUrl({ skip: 0, limit: BATCH_SIZE });
  const open = { calls: null, callsWithoutQuery: [] };
  return {
    [paths.login]: open,
    [paths.register]: open,
    [paths.search]: { ...all(tags.getListTagCategoriesUrl()), callsWithoutQuery: [people] },
    [paths.profileEdit]: all(tags.getListTagCategoriesUrl()),
    [paths.likes]: all(
      likes.getListSentLikesUrl(LIST_PAGE),
      likes.getListReceivedLikesUrl(LIST_PAGE),
      likes.getListMutualLikesUrl(LIST_PAGE),
    ),
    [paths.board]: all(posts.getListPostsUrl({ page: 1, per_page: BOARD_PAGE_SIZE })),
    [paths.messages]: all(),
    [paths.notifications]: all(),
  };
}

const modules: Record<string, string> = {
  [paths.login]: '/auth/LoginScreen.tsx',
  [paths.register]: '/auth/RegisterScreen.tsx',
  [paths.search]: '/search/SearchScreen.tsx',
  [paths.profileEdit]: '/profile/ProfileEditScreen.tsx',
  [paths.likes]: '/likes/LikesScreen.tsx',
  [paths.board]: '/board/BoardScreen.tsx',
  [paths.messages]: '/messages/MessagesScreen.tsx',
  [paths.notifications]: '/notifications/NotificationsScreen.tsx',
};

/**
 * Adds the inline script to the page, and the table of screens that it reads, in builds without the fake backend, which
 * is not there yet when the script runs.
 */
export function earlyStart(): Plugin {
  let base = '/';
  return {
    name: 'otonowa:early-start',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        // Storybook's pages have no such entry.
        if (path !== '/index.html') return html;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const filesOf = (ends: string[]) => {
          const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => ends.some((end) => id.endsWith(end))));
          return filesOfChunks(wanted, bundle).filter((file) => !html.includes(file));
        };
        const screens: EarlyScreens = {};
        for (const [at, calls] of Object.entries(await firstCallsByPath())) {
          const shell = calls.calls === null ? [] : ['/shell/Shell.tsx', '/routes/firstCalls.ts'];
          const files = filesOf([modules[at] ?? '', ...shell]).map((file) => base + file);
          screens[at] = { ...calls, files };
        }
        const table = JSON.stringify(screens).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html
          .replace('<div\n      id="root"', () => `<div\n      id="root"\n      data-screens="${table}"`)
          .replace(/ *<\/body>/, (end) => `    <script>${source}</script>\n${end}`);
      },
    },
  };
}

/** Returns the files of chunks, of what they import, and of their styles. */
function filesOfChunks(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const needed = new Set(chunks.flatMap((chunk) => withImports(chunk, bundle)));
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...[...needed].map(({ fileName }) => fileName), ...new Set(styles)];
}
