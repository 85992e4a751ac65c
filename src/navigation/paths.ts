/** The app's paths. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  adminDeleteAccount: '/admin/delete-account',
  search: '/search',
  profileEdit: '/profile/edit',
  likes: '/likes',
  notifications: '/notifications',
  messages: '/messages',
  board: '/board',
} as const;

/** Returns the path and query of a conversation's URL. */
export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ c: id }).toString()}`;
}

/** In the state of the history entry of a conversation that was opened to write in it. */
export const WRITING = 'writing';

/** Query parameter of a screen for guests: the URL to open after the login. */
const NEXT = 'next';

/** Returns the URL to open after the login, empty for the search. It is not validated here; the login does that. */
export const nextIn = (search: string): string => new URLSearchParams(search).get(NEXT) ?? '';

/** Returns the URL of a screen for guests that opens `next` after the login. @param next may be empty */
export const withNext = (path: string, next: string): string =>
  next === '' ? path : `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}`;
