import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { type ProblemCode, ProblemError, problemResponse, problems } from '../http/problem';
import type { Fault } from './fault';

/** Applies one fault. Returns `undefined` if it was only a delay. */
export async function applyFault(
  context: Context,
  fault: Fault,
  traceId: string,
): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.status !== undefined) {
    const code = isProblemCode(fault.code) ? fault.code : 'server';
    const headers: Record<string, string> =
      fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    return problemResponse(new ProblemError(code, { status: fault.status, headers }), traceId);
  }
  switch (fault.kind) {
    case undefined:
      return undefined;
    case 'garbage':
      return json('{"items": [{"id": ');
    case 'wrong-shape':
      return json('{"unexpected": true}');
    case 'html':
      return new Response('<!doctype html><title>proxy</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response(null, { status: 204 });
    case 'half':
    case 'reset':
      return breakConnection(context, fault.kind);
  }
}

function isProblemCode(code: string | undefined): code is ProblemCode {
  return code !== undefined && Object.hasOwn(problems, code);
}

function breakConnection(context: Context, kind: 'half' | 'reset'): Response {
  const { outgoing } = context.env as HttpBindings;
  if (kind === 'half') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    outgoing.write('{"items": [', () => outgoing.destroy());
  } else {
    outgoing.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}

function json(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
