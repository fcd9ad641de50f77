import type { ServerResponse } from 'node:http';
import { formatTraceparent, type TraceContext } from '@bazaar/telemetry/trace';

/**
 * Tells the page which trace it was rendered in, by a `Server-Timing` header: its own calls continue that trace. Responses that a shared
 * cache may keep carry none, or every visitor would continue the trace of the first; they stay the same for everybody.
 */
export function sendTrace(response: ServerResponse, context: TraceContext): void {
  const { writeHead } = response;
  response.writeHead = function writeHeadWithTrace(this: ServerResponse, ...parameters: unknown[]) {
    if (!this.headersSent && !isShared(this))
      this.setHeader('server-timing', `traceparent;desc="${formatTraceparent(context)}"`);
    return Reflect.apply(writeHead, this, parameters);
  } as ServerResponse['writeHead'];
}

function isShared(response: ServerResponse): boolean {
  return /public|s-maxage|max-age=[1-9]/.test(String(response.getHeader('cache-control') ?? ''));
}
