import { QueryClient } from '@tanstack/react-query';
import { freshnessMs } from './freshness';

export { freshnessMs } from './freshness';

/**
 * A cache of answers for one browser, or for one request on a server. It adds no repetition of its own: the HTTP client
 * repeats a read once, and a write never.
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
