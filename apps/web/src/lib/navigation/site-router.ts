import type { PrefetchOptions } from '@/lib/framework/prefetch-options';

/** What going from page to page needs of the framework's router. */
export interface SiteRouter {
  push(href: string): void;
  /** Queues by itself and keeps at most four requests in flight, one less than specification §9 allows. */
  prefetch(href: string, options?: PrefetchOptions): void;
}
