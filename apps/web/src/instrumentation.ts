import type { Instrumentation } from 'next';

/** Runs once, before the server answers its first request. */
export async function register(): Promise<void> {
  const { rememberExchanges } = await import('./lib/response/exchange');
  rememberExchanges();
  const { surviveBrokenOutput } = await import('./lib/output/survive-broken-output');
  surviveBrokenOutput();
  const { guardCatalogue } = await import('./lib/breaker/guard-catalogue');
  guardCatalogue();
}

/** Writes the number of an error that the error page shows, with the trace it belongs to. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  const { add, counter } = await import('@bazaar/telemetry/metrics');
  const { writeLog } = await import('@bazaar/telemetry/log');
  add(counter('page_errors_total', 'Errors of pages that no code expected.'), { route: routePath });
  const { digest, name = 'Error' } = (error ?? {}) as { digest?: string; name?: string };
  writeLog('error', `${name} in a page`, { route: routePath, digest });
};
