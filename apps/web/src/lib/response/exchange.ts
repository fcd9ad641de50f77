import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its answer. */
export interface Exchange {
  readonly request: Pick<IncomingMessage, 'headers'>;
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode' | 'setHeader'>;
}

/** The start of the server and the pages are bundled apart: this is where they meet. */
const KEY = Symbol.for('bazaar.exchanges');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Exchange> };

/** Lets a page find the answer it is rendered for. Called once, when the server starts. */
export function rememberExchanges(): void {
  if (shared[KEY]) return;
  const exchanges = new AsyncLocalStorage<Exchange>();
  shared[KEY] = exchanges;
  subscribe('http.server.request.start', (message) => exchanges.enterWith(message as Exchange));
}

/** The exchange this code runs for; undefined where no request is being answered, as in the build. */
export function currentExchange(): Exchange | undefined {
  return shared[KEY]?.getStore();
}
