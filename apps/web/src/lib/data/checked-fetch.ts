import 'server-only';
import { isContractAnswer } from '@bazaar/api/response-schema';

/** Header that asks past what the framework has kept of an address: it is part of its key, and nothing to the service. */
const ATTEMPT = 'x-attempt';
const MOST_REMEMBERED = 2_000;
/** How many answers of an address were rubbish. The framework keeps any answer of status 200, for up to a day. */
const invalidResponse = new Map<string, number>();

/**
 * Fetches from the catalogue and holds a good answer against the contract. One that is no JSON, or of another shape, is passed on
 * empty, which the HTTP client refuses; the next read of that address asks the service anew whatever the framework has kept.
 * There is no address whose answer is passed on unseen: one the contract does not name throws `UnknownOperationError`.
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
