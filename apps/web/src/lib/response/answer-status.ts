import 'server-only';
import { isRenderedPerRequest } from '@/lib/framework/rendered-request';
import { ROUTER_REQUEST_HEADER } from '@/lib/framework/router-request';
import { currentExchange } from './exchange';

/** `Retry-After` in seconds, for crawlers. */
const RETRY_AFTER = '10';

/**
 * Sets the status of a page that is rendered per request, for which the framework has no API. A cached page gets it from the page cache,
 * and the response it is rendered during may be the good copy: that one is left alone. So are requests of the router: it would reload the
 * document for any status but 200.
 */
export function answerStatus(status: 403 | 404 | 410 | 503): void {
  if (!isRenderedPerRequest()) return;
  const exchange = currentExchange();
  if (!exchange || exchange.response.headersSent) return;
  if (exchange.request.headers[ROUTER_REQUEST_HEADER] !== undefined) return;
  exchange.response.statusCode = status;
  if (status === 503) exchange.response.setHeader('retry-after', RETRY_AFTER);
}
