import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its response. */
export interface Exchange {
  readonly request: Pick<IncomingMessage, 'headers'>;
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode' | 'setHeader'>;
}

/** The server's entry and the pages are bundled apart and share this symbol. */
const KEY = Symbol.for('bazaar.exchanges');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Exchange> };

/** Makes the response available to the page rendered for it. Called once, when the server starts. */
export function rememberExchanges(): void {
  if (shared[KEY]) return;
  const exchanges = new AsyncLocalStorage<Exchange>();
  shared[KEY] = exchanges;
  subscribe('http.server.request.start', (message) => exchanges.enterWith(message as Exchange));
}

/** Returns the exchange this code runs for; undefined where no request is being answered, as in the build. */
export function currentExchange(): Exchange | undefined {
  return shared[KEY]?.getStore();
}
