import type { NavigateOptions, PrefetchOptions } from '@/lib/framework/prefetch-options';
import { rememberPendingTarget } from './pending-target';
import { loadsDocuments, type WholeNavigation } from './whole-navigation';

export type { PrefetchOptions };

/** What going from page to page needs of the framework's router. */
export interface SiteRouter {
  push(href: string): void;
  /** Queues by itself and keeps at most four requests in flight, one less than specification §9 allows. */
  prefetch(href: string, options?: PrefetchOptions): void;
}

/** The same for who may also take the place of the page in the history. */
export interface ReplacingRouter extends SiteRouter {
  push(href: string, options?: NavigateOptions): void;
  replace(href: string): void;
}

/** Returns the framework's router with an eye on the build: once another one is served, it loads documents and fetches nothing ahead. */
export function siteRouter(router: ReplacingRouter, whole?: WholeNavigation): ReplacingRouter {
  // The server makes one too, where there is no location; nobody goes anywhere with it.
  const browser = () => whole ?? location;
  return {
    push: (href, options) => {
      if (loadsDocuments()) return browser().assign(href);
      rememberPendingTarget(href);
      router.push(href, options);
    },
    replace: (href) => (loadsDocuments() ? browser().replace(href) : router.replace(href)),
    prefetch: (href, options) => {
      if (!loadsDocuments()) router.prefetch(href, options);
    },
  };
}
