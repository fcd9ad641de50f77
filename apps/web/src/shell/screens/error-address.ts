import { isBotUserAgent, routeError } from '@bazaar/domain/page-title/error-route';
import { cameByClientNavigation } from '@/lib/navigation/first-page';

/** Returns the address of the error page for an error at `path`; undefined where the error stays in place. */
export function errorAddress(status: number, path: string): string | undefined {
  const isClientNavigation = cameByClientNavigation(path);
  const route = routeError({ status, isClientNavigation, isBot: isBotUserAgent(navigator.userAgent) });
  return route.kind === 'redirect' ? route.to : undefined;
}
