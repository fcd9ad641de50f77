import { add, counter, gauge, set } from '@bazaar/telemetry/metrics';
import { wrapBaseFetch } from '@/lib/framework/base-fetch';
import { siteSettings } from '@/lib/settings/site-settings';
import { tracedFetch } from '@/lib/telemetry/traced-fetch';
import { CircuitBreaker } from './circuit-breaker';
import { guardedFetch } from './guarded-fetch';

/** Rules of the one breaker of this process, in front of the catalogue. */
const RULES = { windowMs: 10_000, failingShare: 0.5, leastCalls: 50, probeEveryMs: 5_000 };
const KEY = Symbol.for('bazaar.catalogue-guarded');
const shared = globalThis as { [KEY]?: true };

/**
 * Puts the breaker under every call to the catalogue: pages, the BFF and media. Must be called once at the server's start, before the
 * framework wraps `fetch` in its data cache, so that cached responses are served while the breaker is open.
 */
export function guardCatalogue(): void {
  if (shared[KEY]) return;
  shared[KEY] = true;
  const origin = siteSettings().CATALOGUE_API_URL;
  const open = gauge('catalogue_breaker_open', '1 while the catalogue is not asked because it fails.');
  const changes = counter('catalogue_breaker_changes_total', 'Times the breaker opened or closed.');
  set(open, 0);
  wrapBaseFetch((send) =>
    guardedFetch(tracedFetch(send, origin), {
      breaker: new CircuitBreaker(RULES),
      origin,
      nowMs: () => performance.now(),
      onChange: (isOpen) => {
        set(open, isOpen ? 1 : 0);
        add(changes, { to: isOpen ? 'open' : 'closed' });
        console.warn(
          isOpen ? `circuit open: ${origin} fails, asked once in 5 s` : `circuit closed: ${origin} answers`,
        );
      },
    }),
  );
}
