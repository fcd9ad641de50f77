import { buildId } from '@/lib/site/build-id';

export const dynamic = 'force-dynamic';

/** Which build is being served: open pages ask hourly. */
export function GET(): Response {
  return Response.json({ id: buildId() }, { headers: { 'cache-control': 'no-store' } });
}
