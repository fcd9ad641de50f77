import { QueryClient } from '@tanstack/react-query';
import { freshnessMs } from './freshness';

export { freshnessMs } from './freshness';

/**
 * Creates a query cache for one browser, or for one request on a server. It adds no retry of its own: the HTTP client retries a read once
 * and a write never.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshnessMs.list,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
