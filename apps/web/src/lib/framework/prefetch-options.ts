import type {
  NavigateOptions,
  PrefetchOptions,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';

export type { NavigateOptions, PrefetchOptions };

/**
 * The whole page with its first picture, so that following the link asks for nothing more.
 *
 * Assumed: the router knows this kind by this name, and keeps at most four such requests in flight.
 */
export const WHOLE_PAGE: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] };
