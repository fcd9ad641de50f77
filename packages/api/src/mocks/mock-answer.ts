import { getResponse } from 'msw';
import { operationOf } from '../operation-of';
import { allHandlers } from './all-handlers';
import { mockDrawing } from './mock-drawing';
import { mockProblem } from './mock-problem';
import { wholeList } from './whole-list';

const handlers = allHandlers();
const DEFAULT_WIDTH = 640;
const MOST_WIDTH = 1024;

/**
 * Responds like a backend whose only data is the contract's examples: calls under `/api/v1`, pictures under `/media` and `/files`. Refuses
 * a call that needs a person without a bearer token; any token is accepted.
 */
export async function mockAnswer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/health') return Response.json({ status: 'ok' });
  if (/^\/(media|files)\/./.test(pathname)) return drawing(pathname, searchParams.get('w'));
  const operation = operationOf(request.method, pathname);
  if (operation === undefined) return mockProblem('not-found');
  const isOpen = operation.roles.includes('Anyone') || request.headers.has('authorization');
  if (!isOpen) return mockProblem('unauthorized');
  const answer = await getResponse(handlers, request);
  if (answer?.status !== 200) return answer ?? mockProblem('not-found');
  return Response.json(wholeList(await answer.json(), searchParams));
}

function drawing(pathname: string, requested: string | null): Response {
  if (!/\.(webp|png|jpe?g)$/.test(pathname)) return mockProblem('not-found');
  const width = Math.min(Math.max(Number(requested) || DEFAULT_WIDTH, 1), MOST_WIDTH);
  return new Response(new Uint8Array(mockDrawing(pathname, Math.round(width))), {
    headers: { 'content-type': 'image/png' },
  });
}
