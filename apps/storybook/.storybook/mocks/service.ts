import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';

/** How the service behaves, by the toolbar; `unauthorized` for who has no session. */
export type ServiceState = 'written' | 'slow' | 'empty' | 'failing' | 'unauthorized';

const SLOW_MS = 4_000;
const everyCall = '*/api/v1/*';

const problemOf = (status: number, code: string) => ({
  type: `urn:bazaar:problem:${code}`,
  title: code,
  status,
  code,
  traceId: 'storybook',
});
const problems = {
  failing: problemOf(503, 'service-unavailable'),
  unauthorized: problemOf(401, 'unauthorized'),
};

/** Returns what stands before the handlers of a story, so that its calls behave as the toolbar says. */
export function callsOfService(
  state: ServiceState,
  handlers: readonly RequestHandler[],
): readonly RequestHandler[] {
  switch (state) {
    case 'written':
      return [];
    case 'slow':
      // Without a response of its own, the story's handler answers.
      return [http.all(everyCall, () => delay(SLOW_MS))];
    case 'empty':
      return [
        http.get(everyCall, async ({ request }) =>
          emptied(await getResponse([...handlers], request.clone())),
        ),
      ];
    case 'failing':
    case 'unauthorized':
      return [
        http.all(everyCall, () =>
          HttpResponse.json(problems[state], {
            status: problems[state].status,
            headers: { 'content-type': 'application/problem+json' },
          }),
        ),
      ];
  }
}

/** Returns the same response with an empty list; any other passes to the story's handler. */
async function emptied(response: Response | undefined): Promise<Response | undefined> {
  if (response?.ok !== true) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (Array.isArray(body)) return HttpResponse.json([]);
  if (!isRecord(body)) return undefined;
  const lists = ['items', 'groups', 'statusCounts'].filter((name) => Array.isArray(body[name]));
  if (lists.length === 0) return undefined;
  const counts = ['totalCount', 'totalUnread'].filter((name) => name in body);
  return HttpResponse.json({
    ...body,
    ...Object.fromEntries(lists.map((name) => [name, []])),
    ...Object.fromEntries(counts.map((name) => [name, 0])),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
