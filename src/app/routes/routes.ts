import { paths } from '../../navigation/paths.ts';
import { lazyComponent, type LazyComponent } from '../../lib/react/lazyComponent.ts';
import { titles } from './copy.ts';
import type { StartCalls } from './firstCalls.ts';

/** What a route shows, without its path and title. */
interface Destination {
  Screen: LazyComponent<object>;
  /** Loads the function that starts the screen's first requests, for screens in the shell. */
  calls?: () => Promise<StartCalls>;
}

/** For signed-in users only; others are redirected to the login. Shown inside the shell. */
interface ProtectedRoute extends Destination {
  access: 'protected';
  /** The placeholder while the code is being loaded. */
  skeleton: SkeletonKind;
}

/**
 * For all users (`public`) or for signed-out users only (`guest`). A ring is shown while its code is loading.
 */
interface OpenRoute extends Destination {
  access: 'public' | 'guest';
  skeleton?: never;
}

export type Route = (ProtectedRoute | OpenRoute) & { path: string; title: string };

/** Surrounds the protected screens. */
export const Shell = lazyComponent(async () => (await import('../shell/Shell.tsx')).Shell);

/** All screens. Every other path shows the not-found screen. */
const screens: Record<Exclude<keyof typeof paths, 'home'>, ProtectedRoute | OpenRoute> = {
  login: {
    access: 'guest',
    Screen: lazyComponent(async () => (await import('../../features/auth/LoginScreen.tsx')).LoginScreen),
  },
  register: {
    access: 'guest',
    Screen: lazyComponent(async () => (await import('../../features/auth/RegisterScreen.tsx')).RegisterScreen),
  },
  verifyEmail: {
    access: 'public',
    Screen: lazyComponent(async () => (await import('../../features/auth/VerifyEmailScreen.tsx')).VerifyEmailScreen),
  },
  forgotPassword: {
    access: 'public',
    Screen: lazyComponent(
      async () => (await import('../../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    ),
  },
  resetPassword: {
    access: 'public',
    Screen: lazyComponent(
      async () => (await import('../../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    ),
  },
  privacy: {
    access: 'public',
    Screen: lazyComponent(async () => (await import('../../features/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  },
  adminDeleteAccount: {
    access: 'public',
    Screen: lazyComponent(
      async () => (await import('../../features/admin/DeleteAccountScreen.tsx')).DeleteAccountScreen,
    ),
  },
  search: {
    access: 'protected',
    skeleton: 'cards',
    Screen: lazyComponent(async () => (await import('../../features/search/SearchScreen.tsx')).SearchScreen),
    calls: async () => (await import('./firstCalls.ts')).startSearchCalls,
  },
  profileEdit: {
    access: 'protected',
    skeleton: 'form',
    Screen: lazyComponent(async () => (await import('../../features/profile/ProfileEditScreen.tsx')).ProfileEditScreen),
    calls: async () => (await import('./firstCalls.ts')).startProfileCalls,
  },
  likes: {
    access: 'protected',
    skeleton: 'cards',
    Screen: lazyComponent(async () => (await import('../../features/likes/LikesScreen.tsx')).LikesScreen),
    calls: async () => (await import('./firstCalls.ts')).startLikesCalls,
  },
  board: {
    access: 'protected',
    skeleton: 'list',
    Screen: lazyComponent(async () => (await import('../../features/board/BoardScreen.tsx')).BoardScreen),
    async calls() {
      const [{ boardCalls }, { boardPosts }] = await Promise.all([
        import('./firstCalls.ts'),
        import('../../features/board/boardQuery.ts'),
      ]);
      return boardCalls(boardPosts);
    },
  },
  messages: {
    access: 'protected',
    skeleton: 'panes',
    Screen: lazyComponent(async () => (await import('../../features/messages/MessagesScreen.tsx')).MessagesScreen),
    calls: async () => (await import('./firstCalls.ts')).startShellCalls,
  },
  notifications: {
    access: 'protected',
    skeleton: 'list',
    Screen: lazyComponent(
      async () => (await import('../../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
    calls: async () => (await import('./firstCalls.ts')).startShellCalls,
  },
};

const names = Object.keys(screens) as (keyof typeof screens)[];
const routes: readonly Route[] = names.map((name) => ({ path: paths[name], title: titles[name], ...screens[name] }));

const notFound: Route = {
  path: '*',
  title: titles.notFound,
  access: 'public',
  Screen: lazyComponent(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
  calls: async () => (await import('./firstCalls.ts')).startShellCalls,
};

/** Returns the screen of a path, with or without a trailing slash. */
export function routeAt(path: string): Route {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return routes.find((route) => route.path === plain) ?? notFound;
}

/**
 * Layouts of the placeholder of a screen whose code is being loaded: a grid of cards, a column of entries, a form, or a
 * list with a pane beside it.
 */
export type SkeletonKind = 'cards' | 'list' | 'form' | 'panes';
