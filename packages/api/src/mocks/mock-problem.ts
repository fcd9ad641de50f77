import type { Problem } from '../generated/model/problem';

const problems = {
  unauthorized: { status: 401, title: 'برای این کار وارد شوید.' },
  'not-found': { status: 404, title: 'پیدا نشد.' },
} as const;

/** Returns an error response of the contract (RFC 9457), in Persian. */
export function mockProblem(code: keyof typeof problems): Response {
  const { status, title } = problems[code];
  const type = `urn:bazaar:problem:${code}`;
  const problem: Problem = { type, title, status, code, traceId: crypto.randomUUID() };
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}
