import 'server-only';
import { isContractAnswer } from '@bazaar/api/response-schema';

/** Header that bypasses the framework's data cache: it is part of the cache key and ignored by the service. */
const ATTEMPT = 'x-attempt';
const MOST_REMEMBERED = 2_000;
/** Number of invalid responses per address. The framework caches any response of status 200, for up to a day. */
const invalidResponse = new Map<string, number>();

/**
 * Fetches from the catalogue and validates a successful response against the contract. One that is not JSON, or has another shape, is
 * passed on empty, which the HTTP client refuses; the next read of that address bypasses the framework's cache. No response is passed on
 * unchecked: an address the contract does not name throws `UnknownOperationError`.
 */
export const checkedFetch: typeof fetch = async (input, init) => {
  const method = init?.method?.toUpperCase() ?? 'GET';
  const address = String(input);
  const key = `${method} ${address} ${typeof init?.body === 'string' ? init.body : ''}`;
  const attempt = invalidResponse.get(key);
  const answer = await fetch(input, attempt === undefined ? init : withAttempt(init, attempt));
  if (!answer.ok) return answer;
  const text = await answer.text();
  const { pathname } = new URL(address);
  // 203 is a 200 that came through a proxy (RFC 9110 §15.3.4).
  const status = answer.status === 203 ? 200 : answer.status;
  const isOfContract = await isContractAnswer(method, pathname, { status, text });
  if (isOfContract) return Object.assign(answer, { text: async () => text });
  remember(key, (attempt ?? 0) + 1);
  return new Response('');
};

function withAttempt(init: RequestInit | undefined, attempt: number): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(ATTEMPT, String(attempt));
  return { ...init, headers };
}

function remember(key: string, attempts: number): void {
  const [oldest] = invalidResponse.keys();
  if (invalidResponse.size >= MOST_REMEMBERED && oldest !== undefined) invalidResponse.delete(oldest);
  invalidResponse.set(key, attempts);
}
