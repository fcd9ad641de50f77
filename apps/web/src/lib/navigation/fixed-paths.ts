/**
 * The addresses that name no record. They stand apart because every page loads them, and few the functions that build the others.
 */
export const fixedPaths = {
  home: '/',
  login: '/users/login',
  profile: '/profile',
  /** The request basket of this browser, shown in the profile. */
  requests: '/profile#requests',
  favourites: '/profile/favorites',
  messages: '/profile/messages',
  personalInfo: '/profile/personal-info',
  addresses: '/profile/address',
  search: '/search',
  /** The kind of content all knowledge stands below: its front door. */
  knowledge: '/contents/ct-knowledge',
  error: { any: '/error', 400: '/error/400', 403: '/error/403', 404: '/error/404', 500: '/error/500' },
} as const;
