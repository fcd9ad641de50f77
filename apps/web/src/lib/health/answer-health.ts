import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_POLICY } from '../security/content-security-policy.ts';
import { STATIC_SECURITY_HEADERS } from '../security/security-headers.ts';
import type { Health } from './health.ts';

const PATH = /^\/health\/(?<question>live|ready)(?:\?|$)/;

/**
 * Answers `/health/live` (the process runs) and `/health/ready` (send requests here, or 503: do not), both with the build and the version
 * of the contract, before the framework sees the request. Returns false for any other address.
 *
 * @param report figures of this instance that are added to the answer of `ready`
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  health: Health,
  report: () => Readonly<Record<string, unknown>> = () => ({}),
): boolean {
  const question = PATH.exec(request.url ?? '')?.groups?.question;
  if (question === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const answer = async () => {
    const state = question === 'live' ? 'live' : await health.readiness();
    const versions = { build: await health.buildId(), contract: health.contract };
    const isWell = state === 'live' || state === 'ready';
    send(response, isWell ? 200 : 503, {
      status: state,
      ...versions,
      ...(question === 'ready' ? report() : {}),
    });
  };
  answer().catch(() => response.destroy());
  return true;
}

function send(response: ServerResponse, status: number, body: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(body);
  for (const { key, value } of STATIC_SECURITY_HEADERS) response.setHeader(key, value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
