import type { ServerResponse } from 'node:http';
import { DATA_POLICY } from '../security/content-security-policy.ts';
import { STATIC_SECURITY_HEADERS } from '../security/security-headers.ts';
import { bareText } from './bare-text.ts';

/** Answers a request line that no page can have. */
export function refuse(response: ServerResponse, status: 400 | 414): void {
  for (const { key, value } of STATIC_SECURITY_HEADERS) response.setHeader(key, value);
  response.setHeader('content-security-policy', DATA_POLICY);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.statusCode = status;
  response.end(bareText(status));
}
