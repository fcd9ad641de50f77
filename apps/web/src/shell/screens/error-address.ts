import { isBotUserAgent, routeError } from '@bazaar/domain/page-title/error-route';
import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { cameByClientNavigation } from '@/lib/navigation/first-page';

/** Query key of the path that failed, on the error page that offers to try again. */
const FAILED_PATH_KEY = 'from';

/** Returns the address of the error page for an error at `path`; undefined where the error stays in place. */
export function errorAddress(status: number, path: string): string | undefined {
  const isClientNavigation = cameByClientNavigation(path);
  const route = routeError({ status, isClientNavigation, isBot: isBotUserAgent(navigator.userAgent) });
  if (route.kind === 'in-place') return undefined;
  return route.to === '/error' ? `${route.to}?${new URLSearchParams({ [FAILED_PATH_KEY]: path })}` : route.to;
}

/** Returns the page to try again from an error page: the one its address names, else the error page itself. */
export function failedPath({ search, pathname }: Pick<Location, 'search' | 'pathname'>): string {
  return safeRedirectPath(new URLSearchParams(search).get(FAILED_PATH_KEY), pathname);
}
