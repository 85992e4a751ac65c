import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/navigation/paths.ts';
import { root } from './dependencies.mjs';
import { filesOf } from './preloadRenderer.ts';

/** What the page requests for a screen before the entry has arrived. */
interface EarlyScreen {
  /** URLs of its code and styles. */
  files: string[];
  /** URLs of its first calls of the API, without the host; null for a screen outside of the shell. */
  calls: string[] | null;
  /** The same for calls that depend on the query of the page's URL, and are the first ones only without a query. */
  callsWithoutQuery: string[];
}

const script = readFileSync(join(root, 'scripts/requestScreen.js'), 'utf8');
/** The text of the inline script, without the comment in front of it. */
const source = script.slice(script.indexOf('(() =>')).trim();

/** Returns the source expression of the policy that allows this inline script and no other. */
export const scriptHash = (inline: string): string =>
  `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

export const earlyStartHash = scriptHash(source);

/** A screen before the build, with the end of the path of its module. */
type ScreenSource = Omit<EarlyScreen, 'files'> & { module: string };

/** Returns the screens by path, with the first calls of those in the shell, as `src/app/routes/firstCalls.ts` sends them. */
export async function earlyScreens(): Promise<Record<string, ScreenSource>> {
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
  const open = (module: string) => ({ module, calls: null, callsWithoutQuery: [] });
  const inside = (module: string, ...calls: string[]) => ({
    module,
    calls: [...shell, ...calls],
    callsWithoutQuery: [],
  });
  const categories = tags.getListTagCategoriesUrl();
  return {
    [paths.login]: open('/auth/LoginScreen.tsx'),
    [paths.register]: open('/auth/RegisterScreen.tsx'),
    [paths.search]: {
      ...inside('/search/SearchScreen.tsx', categories),
      callsWithoutQuery: [profiles.getListProfilesUrl({ skip: 0, limit: BATCH_SIZE })],
    },
    [paths.profileEdit]: inside('/profile/ProfileEditScreen.tsx', categories),
    [paths.likes]: inside(
      '/likes/LikesScreen.tsx',
      likes.getListSentLikesUrl(LIST_PAGE),
      likes.getListReceivedLikesUrl(LIST_PAGE),
      likes.getListMutualLikesUrl(LIST_PAGE),
    ),
    [paths.board]: inside('/board/BoardScreen.tsx', posts.getListPostsUrl({ page: 1, per_page: BOARD_PAGE_SIZE })),
    [paths.messages]: inside('/messages/MessagesScreen.tsx'),
    [paths.notifications]: inside('/notifications/NotificationsScreen.tsx'),
  };
}

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
        const screens: Record<string, EarlyScreen> = {};
        for (const [at, { module, ...calls }] of Object.entries(await earlyScreens())) {
          const ends = calls.calls === null ? [module] : [module, '/shell/Shell.tsx', '/routes/firstCalls.ts'];
          const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => ends.some((end) => id.endsWith(end))));
          const files = filesOf(wanted, bundle).filter((file) => !html.includes(file));
          screens[at] = { ...calls, files: files.map((file) => base + file) };
        }
        const table = JSON.stringify(screens).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html
          .replace('<div\n      id="root"', () => `<div\n      id="root"\n      data-screens="${table}"`)
          .replace(/ *<\/body>/, (end) => `    <script>${source}</script>\n${end}`);
      },
    },
  };
}
