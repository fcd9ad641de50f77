/** Runs once, before the server answers anything. */
export async function register(): Promise<void> {
  const { rememberExchanges } = await import('./platform/response/exchange');
  rememberExchanges();
}
