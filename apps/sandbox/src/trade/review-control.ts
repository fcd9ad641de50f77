import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../server/services';
import { applyReview, type ReviewDecision } from './review';
import { lockRequest } from './trade-store';

const decisionSchema = z.discriminatedUnion('isApproved', [
  z.object({ isApproved: z.literal(true) }),
  z.object({
    isApproved: z.literal(false),
    reason: z.string().min(1).max(500),
    /** Persian messages by field. */
    errors: z.record(z.string(), z.array(z.string())).default({}),
  }),
]);

/** Where the mode is kept for the other servers. */
interface SavedState {
  save(): Promise<void>;
}

const modeSchema = z.object({ mode: z.enum(['auto', 'manual']) });

/**
 * The reviewer's routes of the test controls: POST /__sandbox/review {mode} decides by the rule or by hand from now on, GET returns which;
 * POST /__sandbox/trade-requests/{id}/review decides on a request that awaits confirmation.
 */
export function reviewRoutes(services: Services, state: SavedState): Hono {
  const app = new Hono();
  app.get('/__sandbox/review', (context) => context.json({ mode: services.play.review }));
  app.post('/__sandbox/trade-requests/:id/review', async (context) => {
    const body = decisionSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    const status = await reviewWaiting(services, context.req.param('id'), body.data);
    return status === undefined ? context.body(null, 404) : context.json({ status });
  });
  app.post('/__sandbox/review', async (context) => {
    const body = modeSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    services.play.review = body.data.mode;
    await state.save();
    return context.json(body.data);
  });
  return app;
}

/** Returns the state after the review; `undefined` for a request that does not await one. */
function reviewWaiting(
  services: Services,
  id: string,
  decision: ReviewDecision,
): Promise<string | undefined> {
  return services.database.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id);
    if (row?.status !== 'AwaitingConfirmation') return undefined;
    return (await applyReview(tx, services, row, decision)).status;
  });
}
