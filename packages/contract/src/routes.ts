/** Method and path of a call. `{id}` in the path is a parameter; `form` marks a multipart body. */
export interface Route {
  method: 'GET' | 'POST';
  path: `/${string}`;
  form?: true;
}

/** Every call without its schemas, so that a page can make calls without loading zod. */
export const routes = {
  isAuth: { method: 'GET', path: '/api/auth/is-auth' },
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  sendResetOtp: { method: 'POST', path: '/api/auth/send-reset-otp' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  sendVerifyOtp: { method: 'POST', path: '/api/auth/send-verify-otp' },
  verifyAccount: { method: 'POST', path: '/api/auth/verify-account' },
  userData: { method: 'GET', path: '/api/user/data' },
  saveCart: { method: 'POST', path: '/api/user/cart' },
  registerEvent: { method: 'POST', path: '/api/user/register-event' },
  events: { method: 'GET', path: '/api/events' },
  event: { method: 'GET', path: '/api/events/{id}' },
  artists: { method: 'GET', path: '/api/artist' },
  gallery: { method: 'GET', path: '/gallery' },
  upload: { method: 'POST', path: '/upload', form: true },
  site: { method: 'GET', path: '/api/site' },
  home: { method: 'GET', path: '/api/home' },
  works: { method: 'GET', path: '/api/works' },
  work: { method: 'GET', path: '/api/works/{id}' },
  workFilters: { method: 'GET', path: '/api/work-filters' },
  schools: { method: 'GET', path: '/api/schools' },
  dances: { method: 'GET', path: '/api/dances' },
  games: { method: 'GET', path: '/api/games' },
  page: { method: 'GET', path: '/api/pages/{id}' },
  search: { method: 'GET', path: '/api/search' },
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof routes;
