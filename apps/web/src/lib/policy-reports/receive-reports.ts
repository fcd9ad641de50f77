import 'server-only';
import { problemAnswer } from '@/lib/bff/problem-answer';
import { refuseForeignWrite } from '@/lib/bff/write-guard';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { rateLimit } from '@/lib/security/rate-limit';
import { siteSettings } from '@/lib/settings/site-settings';
import { readReports } from './policy-report';

const LONGEST_BODY = 16_384;
/** A report tells the same as the hundred after it: one process writes so many, whoever sends more. */
const isLogged = rateLimit(30, 60_000);

/**
 * Logs what browsers refused by the policy of a page: directive, origin and path, nothing of the person. Answers every sender alike, so that
 * nobody learns what is written.
 */
export async function receiveReports(request: Request): Promise<Response> {
  if (refuseForeignWrite(request.method, request.headers, siteSettings().SITE_URL) !== undefined)
    return problemAnswer('forbidden');
  const json = await readJson(request);
  for (const { directive, blocked, page } of readReports(json)) {
    if (isLogged(Date.now())) console.warn(`policy: ${directive} refused ${blocked} at ${page}`);
  }
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'private, no-store', 'content-security-policy': DATA_POLICY },
  });
}

/** Reads no more than a report may have, whatever length the sender names. */
async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > LONGEST_BODY) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}
