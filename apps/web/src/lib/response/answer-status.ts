import 'server-only';
import { isRenderedPerRequest, ROUTER_REQUEST_HEADER } from '@/lib/framework/rendered-request';
import { currentExchange } from './exchange';

/** Seconds after which a crawler may come back. */
const RETRY_AFTER = '10';

/**
 * Gives a page that is rendered per request its status in place, for which the framework has no word. A page that is kept gets it from
 * the page cache, and the answer it is rendered during may be the good copy: that one is left alone. So is what the router asks for:
 * it would load a page whole that is not 200.
 */
export function answerStatus(status: 404 | 410 | 503): void {
  if (!isRenderedPerRequest()) return;
  const exchange = currentExchange();
  if (!exchange || exchange.response.headersSent) return;
  if (exchange.request.headers[ROUTER_REQUEST_HEADER] !== undefined) return;
  exchange.response.statusCode = status;
  if (status === 503) exchange.response.setHeader('retry-after', RETRY_AFTER);
}
