import { problemAnswer } from '@/lib/bff/problem-answer';
import { DATA_POLICY } from '@/lib/security/content-security-policy';

/** Returns the headers of a file of the catalogue: those named, when it sent them, and the policy of files. */
export function mediaHeaders(answer: Response, passed: readonly string[], cacheControl: string): Headers {
  const headers = new Headers({ 'cache-control': cacheControl, 'content-security-policy': DATA_POLICY });
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Returns the answer in place of a file that could not be read. */
export function failedMedia(error: unknown): Response {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return problemAnswer(isTimeout ? 'timeout' : 'server');
}
