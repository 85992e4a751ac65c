/** The app's paths (rule S20). */
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
