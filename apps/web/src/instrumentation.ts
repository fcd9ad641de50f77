/** Runs once, before the server answers anything. */
export async function register(): Promise<void> {
  const { rememberExchanges } = await import('./platform/response/exchange');
  rememberExchanges();
  const { surviveBrokenOutput } = await import('./platform/output/survive-broken-output');
  surviveBrokenOutput();
  const { guardCatalogue } = await import('./platform/breaker/guard-catalogue');
  guardCatalogue();
}
