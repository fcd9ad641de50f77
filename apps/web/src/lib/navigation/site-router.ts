import type { PrefetchOptions } from '@/lib/framework/prefetch-options';

/** The framework's router: one object, shared by everything on the page. */
export interface AppRouter extends SiteRouter {
  replace(href: string): void;
  refresh(): void;
}

/** What going from page to page needs of the framework's router. */
export interface SiteRouter {
  push(href: string): void;
  /** Queues by itself and keeps at most four requests in flight, one less than specification §9 allows. */
  prefetch(href: string, options?: PrefetchOptions): void;
}
