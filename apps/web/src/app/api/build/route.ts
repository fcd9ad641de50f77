import { buildId } from '@/lib/site/build-id';

export const dynamic = 'force-dynamic';

/** Returns the id of the served build: open pages ask hourly. */
export function GET(): Response {
  return Response.json({ id: buildId() }, { headers: { 'cache-control': 'no-store' } });
}
