import type {
  NavigateOptions,
  PrefetchOptions,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';

export type { NavigateOptions, PrefetchOptions };

/**
 * Prefetches the whole page with its LCP image, so that following the link makes no further request.
 *
 * Assumed: the router knows this kind by this name, and keeps at most four such requests in flight.
 */
export const WHOLE_PAGE: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] };
