import type { NavigateOptions, PrefetchOptions } from '@/lib/framework/prefetch-options';
import { rememberPendingTarget } from './pending-target';
import { loadsDocuments, type WholeNavigation } from './whole-navigation';

export type { PrefetchOptions };

/** What client navigation needs of the framework's router. */
export interface SiteRouter {
  push(href: string): void;
  /** Queues by itself and keeps at most four requests in flight, one less than specification §9 allows. */
  prefetch(href: string, options?: PrefetchOptions): void;
}

/** A router that may also replace the history entry. */
export interface ReplacingRouter extends SiteRouter {
  push(href: string, options?: NavigateOptions): void;
  replace(href: string): void;
}

/** Returns the framework's router, aware of the build: once another one is served, it loads documents and prefetches nothing. */
export function siteRouter(router: ReplacingRouter, whole?: WholeNavigation): ReplacingRouter {
  // The server creates one too, where there is no location; nothing navigates there.
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
