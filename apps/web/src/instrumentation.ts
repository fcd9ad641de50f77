/** Runs once, before the server answers its first request. */
export async function register(): Promise<void> {
  const { rememberExchanges } = await import('./lib/response/exchange');
  rememberExchanges();
  const { surviveBrokenOutput } = await import('./lib/output/survive-broken-output');
  surviveBrokenOutput();
  const { guardCatalogue } = await import('./lib/breaker/guard-catalogue');
  guardCatalogue();
}
